import { configure } from '@testing-library/react';

// The default wrapper turns React's act environment off while user-event works; these tests type and click within
// `act()`.
configure({ asyncWrapper: (action) => action() });

/** jsdom has no layout: nothing ever scrolls, or out of view. */
class UnmovedView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.IntersectionObserver = UnmovedView;
window.scrollTo = () => undefined;
HTMLElement.prototype.scrollTo = () => undefined;
HTMLElement.prototype.scrollIntoView = () => undefined;
