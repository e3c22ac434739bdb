import type { AppRouter } from '../router';
import { isNewPage } from '../router';

interface Place {
  /** Among the cards of the page: a product may have two. */
  readonly index: number;
  readonly path: string;
  /** Distance of the card from the top of the window. */
  readonly top: number;
}

/**
 * Brings the card that was in view back to its place after Back and Forward. The router restores the scroll position, but
 * cards that are not drawn yet stand in it with an estimated height.
 */
export function keepPlaces(router: AppRouter): void {
  const places = new Map<string, Place | undefined>();
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    const key = fromLocation?.state.__TSR_key;
    if (key !== undefined) {
      places.set(key, firstCardInView());
    }
  });
  router.subscribe('onRendered', (change) => {
    const place = places.get(change.toLocation.state.__TSR_key ?? '');
    if (place && isNewPage(change)) {
      restore(place);
      // The cards that have come into view are drawn in the next frame.
      requestAnimationFrame(() => restore(place));
    }
  });
}

function restore({ index, path, top }: Place): void {
  const card = cards()[index];
  if (card?.pathname === path) {
    window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
  }
}

function firstCardInView(): Place | undefined {
  const all = cards();
  const index = all.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  const card = all[index];
  return card && { index, path: card.pathname, top: card.getBoundingClientRect().top };
}

function cards(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[data-card]')];
}
