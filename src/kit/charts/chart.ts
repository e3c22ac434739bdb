import type { ChartDefinition } from './definition';
import type { ChartLayouts } from './layout/chart-layout';

/** A machine as data, and where its parts are drawn. */
export interface Chart {
  readonly definition: ChartDefinition;
  readonly layouts: ChartLayouts;
}

/** The narrower of the two layouts on narrow ground, else the one that fits better. */
export function layoutFor({ layouts: { wide, tall } }: Chart, width: number, height: number) {
  const fit = (layout: typeof wide) => Math.min(width / layout.width, height / layout.height);
  return fit(wide) >= fit(tall) ? wide : tall;
}
