import type { ChartDefinition } from './definition';
import type { ChartLayout, ChartLayouts } from './layout/chart-layout';
import type { Extent } from './layout/with-room';

/** A machine as data, and where its parts are drawn. */
export interface Chart {
  readonly definition: ChartDefinition;
  readonly layouts: ChartLayouts;
}

/** Words of 12 px stay words down to this scale. */
export const READABLE = 0.9;

/** Room for a drawing on a page of A4 or Letter paper, in px. */
const PAPER = { width: 700, height: 830 };

/**
 * The layout of which more can be read: the one whose readable words have more of their width on the ground, so that a
 * reader scrolls in one direction; of two that have all of it, the one that fits better as a whole.
 */
export function layoutFor({ layouts }: Chart, room: Extent): ChartLayout {
  const across = ({ width }: ChartLayout) => Math.min(READABLE, room.width / width);
  const { wide, tall } = layouts;
  return across(wide) === across(tall) ? fitting(layouts, room) : across(wide) > across(tall) ? wide : tall;
}

/** The layout that is larger where all of it stands on one page. */
export function layoutOnPaper({ layouts }: Chart): ChartLayout {
  return fitting(layouts, PAPER);
}

function fitting({ wide, tall }: ChartLayouts, room: Extent): ChartLayout {
  const fit = ({ width, height }: ChartLayout) => Math.min(room.width / width, room.height / height);
  return fit(wide) >= fit(tall) ? wide : tall;
}
