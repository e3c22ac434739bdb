import * as when from '#ui/theme/when';

import type { AppRouter } from '../router';
import { isNewPage } from '../router';

const TRAVEL = { duration: 280, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/**
 * Moves the picture of the pressed card, which has focus, to its place on the product's page, unless the shopper prefers
 * reduced motion. Not by a view transition, which restyles the whole page (decision 010).
 */
export function moveTravellingPictures(router: AppRouter): void {
  const reducedMotion = window.matchMedia(when.reducedMotion);
  let start: DOMRect | undefined;
  router.subscribe('onBeforeNavigate', () => {
    start = document.querySelector('a[data-card]:focus [data-travels=onCard]')?.getBoundingClientRect();
  });
  router.subscribe('onRendered', (change) => {
    if (start && isNewPage(change) && !reducedMotion.matches) {
      travel(start);
    }
    start = undefined;
  });
}

function travel(start: DOMRect): void {
  const picture = [...document.querySelectorAll('[data-travels=onPage]')].find((each) => each.clientWidth > 0);
  if (!picture) {
    return;
  }
  const end = picture.getBoundingClientRect();
  const moved = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
  picture.animate(
    { transform: [`${moved} scale(${start.width / end.width})`, 'none'], transformOrigin: ['0 0', '0 0'] },
    TRAVEL,
  );
}
