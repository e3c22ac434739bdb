import type { ReactNode } from 'react';

import { Grid } from '../Grid/Grid';
import { ProductCard } from '../ProductCard/ProductCard';
import type { ProductCardWords } from '../ProductCard/ProductCard';

export interface ProductGridProps {
  products: readonly ProductCardWords[];
  /** `quartet`: exactly four products. `four`: a page of them. `three`: beside filters. */
  columns?: 'quartet' | 'four' | 'three' | undefined;
  sizes?: string | undefined;
  /** Number of cards on the first screen. */
  priorityCount?: number | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Renders the HeartButton of a product. */
  heart?: ((product: ProductCardWords) => ReactNode) | undefined;
}

export function ProductGrid({
  products,
  columns = 'quartet',
  sizes,
  priorityCount = 0,
  headingLevel,
  heart,
}: ProductGridProps) {
  return (
    <Grid as="ul" columns={columns}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={sizes}
            priority={index < priorityCount}
            headingLevel={headingLevel}
            heart={heart?.(product)}
          />
        </li>
      ))}
    </Grid>
  );
}
