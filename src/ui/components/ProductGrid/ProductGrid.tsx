import { memo } from 'react';

import { Grid } from '../Grid/Grid';
import type { GridProps } from '../Grid/Grid';
import { HeartButton } from '../HeartButton/HeartButton';
import { ProductCard } from '../ProductCard/ProductCard';
import type { ProductCardProps, ProductCardWords } from '../ProductCard/ProductCard';
import type { Places } from './drawn-in-steps';
import * as styles from './ProductGrid.css';

export interface ProductGridProps {
  products: readonly ProductCardWords[];
  /** `quartet`: exactly four products. `four`: a page of them. */
  columns?: 'quartet' | 'four' | undefined;
  sizes?: string | undefined;
  /** Number of cards on the first screen. */
  priorityCount?: number | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Left out for cards without a heart. */
  hearts?: ProductHearts | undefined;
  /** Of the products whose cards are drawn; the others have their place. All if left out. */
  drawnIds?: readonly number[] | undefined;
  /** The cards that are laid out wherever they are, the others when they come near the screen. All if left out. */
  laidOut?: Places | undefined;
  ref?: GridProps['ref'];
}

export interface ProductHearts {
  readonly wishedIds: readonly number[];
  /** The same function at every render: a card is redrawn for another one. */
  readonly onHeartToggled: (productId: number) => void;
}

/** Cards of products in columns. */
export function ProductGrid({
  products,
  columns = 'quartet',
  sizes,
  priorityCount = 0,
  headingLevel,
  hearts,
  drawnIds,
  laidOut,
  ref,
}: ProductGridProps) {
  return (
    <Grid as="ul" columns={columns} ref={ref}>
      {products.map((product, index) => {
        const isDrawn = drawnIds?.includes(product.id) ?? true;
        return (
          <li key={product.id} className={isDrawn ? layoutOf(index, laidOut) : styles.place}>
            {isDrawn ? (
              <Card
                product={product}
                sizes={sizes}
                priority={index < priorityCount}
                headingLevel={headingLevel}
                isWished={hearts?.wishedIds.includes(product.id) ?? false}
                onHeartToggled={hearts?.onHeartToggled}
              />
            ) : null}
          </li>
        );
      })}
    </Grid>
  );
}

function layoutOf(index: number, laidOut: Places | undefined): string | undefined {
  if (!laidOut) {
    return undefined;
  }
  return index >= laidOut.from && index < laidOut.to ? styles.laidOut : styles.waiting;
}

interface CardProps extends Pick<ProductCardProps, 'product' | 'sizes' | 'priority' | 'headingLevel'> {
  isWished: boolean;
  onHeartToggled: ProductHearts['onHeartToggled'] | undefined;
}

/** `priority` counts for a new card only: the picture of another one is fetched already. */
const COMPARED = ['sizes', 'headingLevel', 'isWished', 'onHeartToggled'] as const;

/** Is redrawn only if its words change: a grid has up to fifty of them. */
const Card = memo(
  function CardWithHeart({ isWished, onHeartToggled, ...card }: CardProps) {
    const { id, name } = card.product;
    return (
      <ProductCard
        {...card}
        heart={
          onHeartToggled ? (
            <HeartButton productName={name} isWished={isWished} onToggle={() => onHeartToggled(id)} />
          ) : undefined
        }
      />
    );
  },
  (one, other) =>
    COMPARED.every((name) => one[name] === other[name]) &&
    JSON.stringify(one.product) === JSON.stringify(other.product),
);
