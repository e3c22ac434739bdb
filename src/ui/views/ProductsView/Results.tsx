import type { HelpEntry } from '#domain/help-search';
import { Button } from '#ui/components/Button/Button';
import { EmptyState } from '#ui/components/EmptyState/EmptyState';
import { Heading } from '#ui/components/Heading/Heading';
import type { ProductCardWords } from '#ui/components/ProductCard/ProductCard';
import { ProductGrid } from '#ui/components/ProductGrid/ProductGrid';
import type { ProductHearts } from '#ui/components/ProductGrid/ProductGrid';
import { ProductGridInSteps } from '#ui/components/ProductGrid/ProductGridInSteps';
import { ReloadLink } from '#ui/components/ReloadLink/ReloadLink';
import { Text } from '#ui/components/Text/Text';
import { TextLink } from '#ui/components/TextLink/TextLink';

import * as styles from './ProductsView.css';

const FIRST_ROW = 4;
const CARD_SIZES = '(min-width: 80em) min(16.6vw, 268px), (min-width: 64em) 23vw, (min-width: 48em) 28vw, 43vw';

export interface ResultsProps {
  products: readonly ProductCardWords[];
  /** Where the page is scrolled to when it opens, in px; undefined on a prerendered page. */
  openedAt: number | undefined;
  /** Pages that answer what was asked of the shop. */
  help: readonly HelpEntry[];
  /** When nothing matches: what comes near. */
  nearest: readonly ProductCardWords[];
  /** How the list was found, where that is not plain; else empty. */
  note: string;
  hearts: ProductHearts;
  /** Suggests which filter to remove when nothing matches. */
  filterAdvice: string;
  onCleared: () => void;
  /** True if nothing matches, not while what matches is late. */
  isEmpty: boolean;
  /** True while other products, or facts of them, are looked up. */
  isWaiting: boolean;
  /** Set when they could not be looked up. */
  onRetry: (() => void) | undefined;
}

/** Matching products, or the specified sentence with Clear Filter (section 8, "Empty product list"). */
export function Results({ products, openedAt, help, nearest, note, hearts, filterAdvice, ...props }: ResultsProps) {
  const { onCleared, isEmpty, isWaiting, onRetry } = props;
  const grid = (
    <ProductGridInSteps
      products={products}
      openedAt={openedAt}
      sizes={CARD_SIZES}
      priorityCount={FIRST_ROW}
      headingLevel={2}
      hearts={hearts}
    />
  );
  if (onRetry) {
    return (
      <>
        <EmptyState
          title="Products could not be loaded."
          text="The connection may be down. What you chose is kept."
          action={
            <div className={styles.retry}>
              <Button onClick={onRetry}>Try Again</Button>
              <ReloadLink>Load this page again</ReloadLink>
            </div>
          }
        />
        {grid}
      </>
    );
  }
  return isEmpty ? (
    <>
      <EmptyState
        title="No products were found matching your selection."
        text={filterAdvice}
        action={
          <div className={styles.actions}>
            <HelpLinks help={help} />
            <Button onClick={onCleared}>Clear Filter</Button>
          </div>
        }
      />
      {nearest.length === 0 ? null : (
        <section className={styles.nearest} aria-label="Nearest matches">
          <Heading level={2} size="title4">
            Nearest matches
          </Heading>
          <ProductGrid products={nearest} columns="four" sizes={CARD_SIZES} hearts={hearts} />
        </section>
      )}
    </>
  ) : (
    <>
      {isWaiting ? (
        <p className={styles.late}>
          The search is taking longer than it should. <ReloadLink>Load this page again</ReloadLink>
        </p>
      ) : null}
      <div className={styles.found} aria-busy={isWaiting}>
        {note === '' && help.length === 0 ? null : (
          <div className={styles.note}>
            {note === '' ? null : <Text tone="soft">{note}</Text>}
            <HelpLinks help={help} />
          </div>
        )}
        {grid}
      </div>
    </>
  );
}

function HelpLinks({ help }: Pick<ResultsProps, 'help'>) {
  return help.length === 0 ? null : (
    <ul className={styles.help} aria-label="Help">
      {help.map(({ name, link }) => (
        <li key={name}>
          <TextLink {...link}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
