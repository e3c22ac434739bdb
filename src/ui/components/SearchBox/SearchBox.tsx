import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import type { Picture as PictureFacts } from '#domain/picture';
import { withBase } from '#ui/base';

import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './SearchBox.css';

/** A suggested product or category. */
export interface Suggestion {
  readonly id: string;
  readonly name: string;
  /** At the end of the line, such as its price. */
  readonly detail: string | undefined;
  readonly picture: PictureFacts | undefined;
}

/** The keys of a combobox (APG, combobox with a list). */
export type SuggestionKey = 'ArrowDown' | 'ArrowUp' | 'Escape';

/** Suggestions under the input; left out for a plain search. */
export interface SuggestionList {
  readonly suggestions: readonly Suggestion[];
  readonly isOpen: boolean;
  /** Shown when nothing matches. */
  readonly nothing?: string | undefined;
  /** Index of the active suggestion. */
  readonly marked: number | undefined;
  readonly onKey: (key: SuggestionKey) => void;
  readonly onChosen: (place: number) => void;
  readonly onLeft: () => void;
}

export interface SearchBoxProps {
  id: string;
  label: string;
  /** True for a visible label; else it is only for screen readers. */
  isLabelShown?: boolean | undefined;
  value: string;
  placeholder?: string | undefined;
  size?: keyof typeof styles.input | undefined;
  list?: SuggestionList | undefined;
  /** The box is focused. */
  onEntered?: (() => void) | undefined;
  onChange: (value: string) => void;
  /** Enter on an active suggestion calls `onChosen` of the list instead. */
  onSubmit: () => void;
}

/** Before hydration the browser itself submits to `/Products?q=…`. */
export function SearchBox({
  id,
  label,
  isLabelShown = false,
  value,
  placeholder,
  size = 'normal',
  list,
  onEntered,
  onChange,
  onSubmit,
}: SearchBoxProps) {
  const marked = list?.isOpen === true ? list.marked : undefined;
  const input = useRef<HTMLInputElement>(null);
  const syncTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) {
      onChange(typed);
    }
  });
  // The next render would overwrite what was typed before hydration.
  useLayoutEffect(() => syncTyped(), []);

  return (
    <form
      role="search"
      className={styles.root}
      action={withBase('/Products')}
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
          onFocus={onEntered}
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
          <Icon name="search" size={22} />
        </button>
        {list ? <Suggestions id={id} list={list} /> : null}
        {list ? <NoMatches text={list.nothing} /> : null}
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
          ref={place === list.marked ? scrollIntoList : undefined}
          // Focus must stay in the input: blur would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => list.onChosen(place)}
        >
          <span className={styles.thumbnail}>
            {suggestion.picture ? (
              <Picture picture={suggestion.picture} sizes="48px" shape="square" alt="" />
            ) : (
              <Icon name="layout-grid" size={20} />
            )}
          </span>
          <span>{suggestion.name}</span>{' '}
          {suggestion.detail === undefined ? null : <span className={styles.detail}>{suggestion.detail}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Always rendered, so that a change is announced. */
function NoMatches({ text }: { text: string | undefined }) {
  return (
    <div role="status" className={text === undefined ? undefined : styles.nothing}>
      {text}
    </div>
  );
}

/** Focus stays in the input, so the list must scroll to the active option by itself. */
function scrollIntoList(option: HTMLLIElement | null) {
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
