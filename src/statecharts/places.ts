import type { PageVisit } from '#kit/paths/driver';
import type { AnyPagePlace, MachinePlaces } from '#kit/paths/page-place';

const found = import.meta.glob<MachinePlaces>('/src/machines/*/*.page.ts', { eager: true, import: 'places' });

/** What is said of each machine on its pages: whoever adds `<name>.page.ts` is in it. */
export const machinePlaces: readonly MachinePlaces[] = Object.values(found);

/** Every machine that shows on a page, at each place where it does. */
export const places: readonly AnyPagePlace[] = machinePlaces.flatMap((machine) => machine.places);

/** The places that are come to first at a width. */
export function placesOn(width: PageVisit['width']): readonly AnyPagePlace[] {
  return places.filter(({ starts }) => [...starts.values()][0]?.visit.width === width);
}
