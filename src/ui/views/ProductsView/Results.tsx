import { Button } from '#ui/components/Button/Button';
import { EmptyState } from '#ui/components/EmptyState/EmptyState';
import { HeartButton } from '#ui/components/HeartButton/HeartButton';
import type { ProductCardWords } from '#ui/components/ProductCard/ProductCard';
import { ProductGrid } from '#ui/components/ProductGrid/ProductGrid';

const FIRST_ROW = 4;
const CARD_SIZES = '(min-width: 80em) min(19vw, 268px), (min-width: 64em) 23vw, (min-width: 48em) 30vw, 46vw';

export interface ResultsProps {
  products: readonly ProductCardWords[];
  hearts: { wishedIds: readonly number[]; onHeartToggled: (productId: number) => void };
  /** Suggests which filter to remove when nothing matches. */
  filterAdvice: string;
  onCleared: () => void;
}

/** Matching products, or the specified sentence with Clear Filter (section 8, "Empty product list"). */
export function Results({ products, hearts, filterAdvice, onCleared }: ResultsProps) {
  const heart = ({ id, name }: ProductCardWords) => (
    <HeartButton
      productName={name}
      isWished={hearts.wishedIds.includes(id)}
      onToggle={() => hearts.onHeartToggled(id)}
    />
  );
  return products.length === 0 ? (
    <EmptyState
      title="No products were found matching your selection."
      text={filterAdvice}
      action={<Button onClick={onCleared}>Clear Filter</Button>}
    />
  ) : (
    <ProductGrid
      products={products}
      columns="four"
      sizes={CARD_SIZES}
      priorityCount={FIRST_ROW}
      headingLevel={2}
      heart={heart}
    />
  );
}
