import { Button } from '#ui/components/Button/Button';
import { Checkbox } from '#ui/components/Checkbox/Checkbox';
import { Container } from '#ui/components/Container/Container';
import { ModalBox } from '#ui/components/Dialog/ModalBox';
import * as FOCUS from '#domain/focus-ids';
import type { Category } from '#domain/product';
import { Heading } from '#ui/components/Heading/Heading';
import { Icon } from '#ui/components/Icon/Icon';
import { IconButton } from '#ui/components/IconButton/IconButton';
import { SearchBox } from '#ui/components/SearchBox/SearchBox';
import type { SearchBoxProps } from '#ui/components/SearchBox/SearchBox';
import { TextLink } from '#ui/components/TextLink/TextLink';

import * as styles from './SearchPanel.css';

const ID = FOCUS.shopSearch;

export interface SearchPanelProps {
  isOpen: boolean;
  search: Pick<SearchBoxProps, 'value' | 'list' | 'onEntered' | 'onChange' | 'onSubmit'>;
  /** Words that were searched for before, newest first. */
  recent: readonly string[];
  categories: readonly Category[];
  onSearched: (words: string) => void;
  onForgotten: (words: string) => void;
  onAllForgotten: () => void;
  /** True if the key `/` opens the panel. */
  hasKey: boolean;
  onKeySwitched: () => void;
  /** The close button, Esc, a click beside it, or a link. */
  onClosed: () => void;
}

/** The search of the header: a box with its suggestions, or, while it is empty, where to begin. */
export function SearchPanel({
  isOpen,
  search,
  categories,
  hasKey,
  onKeySwitched,
  onClosed,
  ...recent
}: SearchPanelProps) {
  return (
    <ModalBox isOpen={isOpen} labelledBy={`${ID}-title`} place="top" initialFocusId={ID} onDismiss={onClosed}>
      <Container>
        <div className={styles.root}>
          <div className={styles.head}>
            <Heading level={2} size="title4" id={`${ID}-title`}>
              Search
            </Heading>
            <IconButton label="Close" icon={<Icon name="x" size={24} />} onClick={onClosed} />
          </div>
          <SearchBox
            id={ID}
            label="Search the shop"
            size="large"
            placeholder="Oak table, bedside lamp, rug under 400…"
            look="panel"
            {...search}
          />
          {search.value.trim() === '' ? (
            <>
              <div className={styles.beginnings}>
                <RecentSearches {...recent} />
                <nav aria-labelledby={`${ID}-categories`}>
                  <h3 className={styles.title} id={`${ID}-categories`}>
                    Categories
                  </h3>
                  <ul className={styles.list}>
                    {categories.map((category) => (
                      <li key={category} className={styles.row}>
                        <TextLink tone="plain" to="/Products" search={{ category }} onClick={onClosed}>
                          {category}
                        </TextLink>
                      </li>
                    ))}
                  </ul>
                </nav>
              </div>
              <div className={styles.searchKey}>
                <Checkbox
                  id="search-key"
                  name="search-key"
                  label="Open search with the key /"
                  isChecked={hasKey}
                  onChange={onKeySwitched}
                />
              </div>
            </>
          ) : null}
        </div>
      </Container>
    </ModalBox>
  );
}

function RecentSearches({
  recent,
  onSearched,
  onForgotten,
  onAllForgotten,
}: Pick<SearchPanelProps, 'recent' | 'onSearched' | 'onForgotten' | 'onAllForgotten'>) {
  return recent.length === 0 ? null : (
    <section aria-labelledby={FOCUS.recentSearches}>
      <h3 className={styles.title} id={FOCUS.recentSearches} tabIndex={-1}>
        Recent searches
      </h3>
      <ul className={styles.list}>
        {recent.map((words) => (
          <li key={words} className={styles.row}>
            <button type="button" className={styles.words} onClick={() => onSearched(words)}>
              {words}
            </button>
            <IconButton
              label={`Forget “${words}”`}
              icon={<Icon name="x" size={16} />}
              onClick={() => onForgotten(words)}
            />
          </li>
        ))}
      </ul>
      <Button tone="secondary" size="small" onClick={onAllForgotten}>
        Forget all
      </Button>
    </section>
  );
}
