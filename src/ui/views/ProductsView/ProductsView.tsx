import { memo, useDeferredValue } from 'react';

import * as FOCUS from '#domain/focus-ids';
import { Button } from '#ui/components/Button/Button';
import { Container } from '#ui/components/Container/Container';
import { Drawer } from '#ui/components/Drawer/Drawer';
import { Icon } from '#ui/components/Icon/Icon';
import { Masthead } from '#ui/components/Masthead/Masthead';
import { SearchBox } from '#ui/components/SearchBox/SearchBox';
import type { SearchBoxProps } from '#ui/components/SearchBox/SearchBox';
import { SelectField } from '#ui/components/SelectField/SelectField';
import type { SelectOption } from '#ui/components/SelectField/SelectField';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';

import { Chips } from './Chips';
import type { ChipsProps } from './Chips';
import { Filters } from './Filters';
import type { FiltersProps } from './Filters';
import { Pages } from './Pages';
import type { PagesProps } from './Pages';
import * as styles from './ProductsView.css';
import { Results } from './Results';
import type { ResultsProps } from './Results';

const DRAWER_ID = 'filter-drawer';

const MemoizedResults = memo(Results);
const MemoizedFilters = memo(Filters);

export interface ProductsViewProps extends ChipsProps {
  /** The same object until something of it changes: it is drawn again for another one. */
  results: ResultsProps;
  /** As `results`. */
  filters: Omit<FiltersProps, 'name'>;
  /** Whether there is room for the filters beside the list; undefined before that is known. */
  isWide: boolean | undefined;
  /** Such as "12 products"; empty when it is not known. */
  count: string;
  sorts: { options: readonly SelectOption[]; value: string; onChange: (value: string) => void };
  /** Left out if there is but one page. */
  pages?: PagesProps | undefined;
  search: Pick<SearchBoxProps, 'value' | 'list' | 'onEntered' | 'onChange' | 'onSubmit'>;
  /** The drawer with the filters, on a phone. */
  drawer: { isOpen: boolean; onOpened: () => void; onClosed: () => void };
}

/** The catalogue: filters beside it on a desktop, in a drawer on a phone (section 2, "Products"). */
export function ProductsView(props: ProductsViewProps) {
  const { count, sorts, search, drawer, results, filters, isWide, pages, chips, onChipRemoved } = props;
  // What is behind suggestions or the drawer is drawn after what is in them.
  const resultsBefore = useDeferredValue(results);
  const shown = search.list?.isOpen === true || drawer.isOpen ? resultsBefore : results;
  return (
    <>
      <Container>
        <Masthead title="Products" lead="Furniture and homeware for five rooms, in oak, linen, clay, wool and stone." />
        <div className={styles.layout}>
          <section className={styles.filters} aria-label="Filters">
            {isWide === false ? null : <MemoizedFilters name="beside" {...filters} />}
          </section>
          <div className={styles.results}>
            <div className={styles.toolbar}>
              <div className={styles.opener}>
                <Button
                  tone="secondary"
                  size="small"
                  width="full"
                  icon={<Icon name="sliders-horizontal" size={20} />}
                  opensDialog
                  onClick={drawer.onOpened}
                >
                  {chips.length === 0 ? 'Filters' : `Filters (${chips.length})`}
                </Button>
              </div>
              <div className={styles.sort} data-settles="query">
                <SelectField id="sort" name="sort" label="Sort by" look="beside" {...sorts} />
              </div>
              <div className={styles.search}>
                <SearchBox
                  id={FOCUS.catalogueSearch}
                  label="Search products"
                  placeholder="Search products"
                  {...search}
                />
              </div>
              <div className={styles.count} data-settles="query">
                <StatusLine id={FOCUS.resultCount} text={count} tone="ink" size="body" />
              </div>
            </div>
            <div data-settles="query">
              <Chips chips={chips} onChipRemoved={onChipRemoved} />
              <MemoizedResults {...shown} />
              {pages ? <Pages {...pages} /> : null}
            </div>
          </div>
        </div>
      </Container>
      <Drawer
        id={DRAWER_ID}
        isOpen={drawer.isOpen}
        title="Filters"
        side="left"
        footer={
          <Button width="full" onClick={drawer.onClosed}>
            {results.isWaiting || results.onRetry ? 'Show products' : `Show ${count}`}
          </Button>
        }
        onClose={drawer.onClosed}
      >
        <MemoizedFilters name="drawer" {...filters} />
      </Drawer>
    </>
  );
}
