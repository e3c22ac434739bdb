import { useRef } from 'react';

import { useDrawnInSteps, useLaidOutInSteps } from './drawn-in-steps';
import { ProductGrid } from './ProductGrid';
import type { ProductGridProps } from './ProductGrid';

export interface ProductGridInStepsProps extends Omit<ProductGridProps, 'drawnIds' | 'laidOut' | 'columns' | 'ref'> {
  /** Where the page is scrolled to when it opens, in px; undefined on a prerendered page. */
  openedAt: number | undefined;
}

/** A long grid, of which the cards of the first screen are drawn at once and the others afterwards (decision 187). */
export function ProductGridInSteps({ openedAt, ...grid }: ProductGridInStepsProps) {
  const list = useRef<HTMLUListElement & HTMLDivElement>(null);
  const ids = grid.products.map(({ id }) => id);
  const drawnIds = useDrawnInSteps(ids, openedAt);
  return (
    <ProductGrid
      {...grid}
      columns="four"
      ref={list}
      drawnIds={drawnIds}
      laidOut={useLaidOutInSteps(list, {
        count: ids.length,
        areAllDrawn: drawnIds.length === ids.length,
        isPrerendered: openedAt === undefined,
      })}
    />
  );
}
