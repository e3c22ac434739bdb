import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { useDrawnInSteps, useLaidOutInSteps } from './drawn-in-steps';

const later = vi.hoisted((): (() => void)[] => []);

vi.mock('#ui/scheduling', () => ({
  drawLater: (change: () => void) => later.push(change),
  whenIdle: (action: () => void) => action(),
}));

/** Every change that waits for a frame, the latest first: a frame tells in any order. */
function tellFrame() {
  return act(async () =>
    later
      .splice(0)
      .toReversed()
      .forEach((change) => change()),
  );
}

test('a step for a list that another one has followed draws nothing, and takes away nothing', async () => {
  const beds = range(1, 30);
  const lamps = range(31, 60);
  const { result, rerender } = renderHook(({ ids }) => useDrawnInSteps(ids, 0), { initialProps: { ids: beds } });
  expect(result.current).toEqual(range(1, 4));
  rerender({ ids: lamps });
  expect(result.current).toEqual(range(31, 34));
  await tellFrame();
  expect(result.current).toEqual(range(31, 42));
  await tellFrame();
  expect(result.current).toEqual(range(31, 50));
});

test('a page that is used while its cards are drawn stays laid out, as its place is being restored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const list = { current: null };
  const { result, rerender } = renderHook(
    ({ areAllDrawn }) => useLaidOutInSteps(list, { count: 20, areAllDrawn, isPrerendered: false }),
    { initialProps: { areAllDrawn: false } },
  );
  const use = () => {
    window.dispatchEvent(new Event('keydown'));
    return act(async () => void vi.advanceTimersByTime(1000));
  };
  await use();
  rerender({ areAllDrawn: true });
  expect(result.current).toMatchObject({ from: 0, to: Infinity });
  await use();
  expect(result.current).toMatchObject({ from: 0, to: 0 });
});

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
