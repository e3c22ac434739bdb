import { configure } from '@testing-library/react';

// The default wrapper turns React's act environment off while user-event works; these tests type and click within
// `act()`.
configure({ asyncWrapper: (action) => action() });

/** jsdom has no layout: nothing ever scrolls, and all that is looked at is in view. */
class UnmovedView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  /** As in a browser, the first answer comes after the script that asks. */
  observe(target: Element) {
    queueMicrotask(() => this.#tell([entryOf(target)], this));
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function entryOf(target: Element): IntersectionObserverEntry {
  const boundingClientRect = target.getBoundingClientRect();
  return {
    target,
    time: 0,
    isIntersecting: true,
    intersectionRatio: 1,
    boundingClientRect,
    intersectionRect: boundingClientRect,
    rootBounds: null,
  };
}

window.IntersectionObserver = UnmovedView;
window.scrollTo = () => undefined;
HTMLElement.prototype.scrollTo = () => undefined;
HTMLElement.prototype.scrollIntoView = () => undefined;
