import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FollowingBar } from './FollowingBar';

/** What each element in view is watched by. */
const watching = new Map<Element, (entry: Partial<IntersectionObserverEntry>) => void>();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #targets: Element[] = [];
      constructor(private readonly tell: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {}
      observe(target: Element) {
        this.#targets.push(target);
        watching.set(target, (entry) => this.tell([entry]));
      }
      disconnect() {
        this.#targets.forEach((target) => watching.delete(target));
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function shownBar() {
  const { unmount } = render(
    <>
      <FollowingBar endId="end">Add to Cart</FollowingBar>
      <footer id="end">Footer</footer>
    </>,
  );
  const place = screen.getByText('Add to Cart').parentElement;
  const end = screen.getByText('Footer');
  return { place, end, tell: (of: Element | null, entry: object) => of && watching.get(of)?.(entry), unmount };
}

test('it follows while its place is out of view, which keeps its height, and not beyond the end', () => {
  const { place, end, tell } = shownBar();
  const seen = () => [place?.dataset['follows'], place?.style.minHeight];
  tell(place, { intersectionRatio: 0.4 });
  expect(seen()).toEqual(['true', '120px']);
  tell(end, { isIntersecting: true });
  expect(seen()).toEqual(['false', '']);
  tell(end, { isIntersecting: false });
  expect(seen()).toEqual(['true', '120px']);
  tell(place, { intersectionRatio: 0.5 });
  expect(seen()).toEqual(['false', '']);
});

test('nothing of a page that was left is watched', () => {
  const { place, end, unmount } = shownBar();
  expect([...watching.keys()]).toEqual([place, end]);
  unmount();
  expect(watching.size).toBe(0);
});
