import { LONGEST_WORDS } from '#domain/catalogue';
import type { Picture as PictureFacts } from '#domain/picture';
import { withBase } from '#ui/base';

import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icon-names';
import { Picture } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './SearchBox.css';
import { useTypedFirst } from './typed-first';

/** A suggested category, product or journal post. */
export interface SuggestionWords {
  readonly id: string;
  /** Heading over it and its neighbours of the same group. */
  readonly group: string;
  readonly name: string;
  /** At the end of the line, such as its price. */
  readonly detail: string | undefined;
  readonly picture: PictureFacts | undefined;
  /** Where there is no picture. */
  readonly icon: IconName;
}

/** The keys of a combobox (APG, combobox with a list). */
export type SuggestionKey = 'ArrowDown' | 'ArrowUp' | 'Escape';

/** Suggestions under the input; left out for a plain search. */
export interface SuggestionList {
  readonly suggestions: readonly SuggestionWords[];
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
  /** `panel`: the list stands in a panel, to which Escape belongs; else it lies over what is below. */
  look?: keyof typeof styles.below | undefined;
  /** The box is focused. */
  onEntered?: (() => void) | undefined;
  /** After the frame in which a letter is seen; at once before anything else is told. */
  onChange: (value: string) => void;
  /** Enter on an active suggestion calls `onChosen` of the list instead. */
  onSubmit: (value: string) => void;
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
  look = 'normal',
  onEntered,
  onChange,
  onSubmit,
}: SearchBoxProps) {
  const marked = list?.isOpen ? list.marked : undefined;
  const { field, onTyped, tellNow } = useTypedFirst(value, onChange);

  const answers = list ? (
    <>
      <Suggestions id={id} list={list} look={look} />
      <NoMatches text={list.nothing} look={look} />
    </>
  ) : null;

  return (
    <form
      role="search"
      className={styles.root}
      action={withBase('/Products')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!tellNow() && list && marked !== undefined) {
          list.onChosen(marked);
        } else {
          onSubmit(field.current?.value ?? '');
        }
      }}
    >
      <label htmlFor={id} className={isLabelShown ? styles.label : undefined}>
        {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </label>
      <div className={styles.frame} data-open={list?.isOpen === true || list?.nothing !== undefined}>
        <input
          ref={field}
          className={styles.input[size]}
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST_WORDS}
          placeholder={placeholder}
          defaultValue={value}
          {...(list ? comboboxProps(id, list) : {})}
          onChange={onTyped}
          onFocus={onEntered}
          onBlur={() => {
            tellNow();
            list?.onLeft();
          }}
          onKeyDown={(event) => {
            // An input method has these keys to itself while it composes.
            if (list && isSuggestionKey(event.key) && !event.nativeEvent.isComposing) {
              if (event.key !== 'Escape' || list.isOpen || look === 'panel') {
                event.preventDefault();
              }
              tellNow();
              list.onKey(event.key);
            }
          }}
        />
        <button type="submit" className={styles.submit} aria-label="Search">
          <Icon name="search" size={22} />
        </button>
        {look === 'normal' ? answers : null}
      </div>
      {look === 'panel' ? answers : null}
    </form>
  );
}

type Look = keyof typeof styles.below;

function Suggestions({ id, list, look }: { id: string; list: SuggestionList; look: Look }) {
  const groups = [...new Set(list.suggestions.map(({ group }) => group))];
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Suggestions" className={styles.below[look]} hidden={!list.isOpen}>
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <div className={styles.group} aria-hidden>
            {group}
          </div>
          {list.suggestions.map((suggestion, place) =>
            suggestion.group === group ? (
              <Option key={suggestion.id} {...suggestion} id={`${id}-option-${place}`} list={list} place={place} />
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Omit<SuggestionWords, 'group'> {
  list: SuggestionList;
  place: number;
}

function Option({ id, list, place, name, detail, picture, icon }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={place === list.marked}
      className={styles.option}
      ref={place === list.marked ? scrollIntoList : undefined}
      // Focus must stay in the input: blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => list.onChosen(place)}
    >
      <span className={styles.thumbnail}>
        {picture ? <Picture picture={picture} sizes="48px" shape="square" alt="" /> : <Icon name={icon} size={20} />}
      </span>
      <span>{name}</span> {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
    </div>
  );
}

/** Always rendered, so that a change is announced. */
function NoMatches({ text, look }: { text: string | undefined; look: Look }) {
  return (
    <div role="status" className={text === undefined ? undefined : `${styles.nothing} ${styles.below[look]}`}>
      {text}
    </div>
  );
}

/** Focus stays in the input, so the list must scroll to the active option by itself. */
function scrollIntoList(option: HTMLElement | null) {
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
  return /^(ArrowDown|ArrowUp|Escape)$/.test(key);
}
