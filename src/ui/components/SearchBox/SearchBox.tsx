import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import type { Picture as PictureFacts } from '#domain/picture';

import { Picture } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './SearchBox.css';

/** A product or a category offered while one types. */
export interface Suggestion {
  readonly id: string;
  readonly name: string;
  /** Drawn at the end of the line, such as its price. */
  readonly detail: string | undefined;
  readonly picture: PictureFacts | undefined;
}

/** The keys a combobox answers to (APG, combobox with a list). */
export type SuggestionKey = 'ArrowDown' | 'ArrowUp' | 'Escape';

/** What is offered under the input; leave it out for a plain search. */
export interface SuggestionList {
  readonly suggestions: readonly Suggestion[];
  readonly isOpen: boolean;
  /** Said under the input when nothing fits what was typed. */
  readonly nothing?: string | undefined;
  /** Place of the marked one, or undefined. */
  readonly marked: number | undefined;
  readonly onKey: (key: SuggestionKey) => void;
  readonly onChosen: (place: number) => void;
  readonly onLeft: () => void;
}

export interface SearchBoxProps {
  id: string;
  label: string;
  /** Draws the label for all to see; else it is only read. */
  isLabelShown?: boolean | undefined;
  value: string;
  placeholder?: string | undefined;
  size?: keyof typeof styles.input | undefined;
  list?: SuggestionList | undefined;
  onChange: (value: string) => void;
  /** Enter on a marked suggestion comes through the list's `onChosen` instead. */
  onSubmit: () => void;
}

/** A search for products. Before the shop's script has come, the browser itself goes to `/Products?q=…`. */
export function SearchBox({
  id,
  label,
  isLabelShown = false,
  value,
  placeholder,
  size = 'normal',
  list,
  onChange,
  onSubmit,
}: SearchBoxProps) {
  const marked = list?.isOpen === true ? list.marked : undefined;
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) {
      onChange(typed);
    }
  });
  // What was typed before the script came would be wiped by the next drawing.
  useLayoutEffect(() => takeOver(), []);

  return (
    <form
      role="search"
      className={styles.root}
      action="/Products"
      onSubmit={(event) => {
        event.preventDefault();
        if (list && marked !== undefined) {
          list.onChosen(marked);
        } else {
          onSubmit();
        }
      }}
    >
      <label htmlFor={id} className={isLabelShown ? styles.label : undefined}>
        {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </label>
      <div className={styles.frame} data-open={list?.isOpen === true || list?.nothing !== undefined}>
        <input
          ref={input}
          className={styles.input[size]}
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          {...(list ? comboboxProps(id, list) : {})}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => list?.onLeft()}
          onKeyDown={(event) => {
            if (list && isSuggestionKey(event.key)) {
              if (event.key !== 'Escape' || list.isOpen) {
                event.preventDefault();
              }
              list.onKey(event.key);
            }
          }}
        />
        <button type="submit" className={styles.submit} aria-label="Search">
          <Search size={22} strokeWidth={1.5} aria-hidden />
        </button>
        {list ? <Suggestions id={id} list={list} /> : null}
        {list ? <Nothing text={list.nothing} /> : null}
      </div>
    </form>
  );
}

function Suggestions({ id, list }: { id: string; list: SuggestionList }) {
  return (
    <ul id={`${id}-list`} role="listbox" aria-label="Suggestions" className={styles.list} hidden={!list.isOpen}>
      {list.suggestions.map((suggestion, place) => (
        <li
          key={suggestion.id}
          id={`${id}-option-${place}`}
          role="option"
          aria-selected={place === list.marked}
          className={styles.option}
          ref={place === list.marked ? keepInSight : undefined}
          // Focus stays in the input, or leaving it would close the list before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => list.onChosen(place)}
        >
          <span className={styles.thumbnail}>
            {suggestion.picture ? (
              <Picture picture={suggestion.picture} sizes="48px" shape="square" alt="" />
            ) : (
              <LayoutGrid size={20} strokeWidth={1.5} aria-hidden />
            )}
          </span>
          <span>{suggestion.name}</span>{' '}
          {suggestion.detail === undefined ? null : <span className={styles.detail}>{suggestion.detail}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The line stays, so that what it comes to say is announced. */
function Nothing({ text }: { text: string | undefined }) {
  return (
    <div role="status" className={text === undefined ? undefined : styles.nothing}>
      {text}
    </div>
  );
}

/** Focus stays in the input, so the list has to scroll by itself to what an arrow key marks. */
function keepInSight(option: HTMLLIElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

function comboboxProps(id: string, { isOpen, marked }: SuggestionList) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': isOpen && marked !== undefined ? `${id}-option-${marked}` : undefined,
  } as const;
}

function isSuggestionKey(key: string): key is SuggestionKey {
  return key === 'ArrowDown' || key === 'ArrowUp' || key === 'Escape';
}
