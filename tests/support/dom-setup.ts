import { configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';

// The default wrapper turns React's act environment off while user-event works; these tests type and click within
// `act()`.
configure({ asyncWrapper: (action) => action() });

/** The console stays silent: React's own warnings, such as of a state that is set while another part is drawn, fail a test. */
const complaints: string[] = [];
const complain = console.error;

beforeEach(() => {
  console.error = (...words) => {
    complaints.push(words.join(' '));
    complain(...words);
  };
});

afterEach(() => {
  console.error = complain;
  expect(complaints.splice(0)).toEqual([]);
});

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
