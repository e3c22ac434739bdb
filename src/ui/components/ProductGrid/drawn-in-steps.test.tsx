import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useDrawnInSteps } from './drawn-in-steps';

const later = vi.hoisted((): (() => void)[] => []);

vi.mock('#ui/scheduling', () => ({ drawLater: (change: () => void) => later.push(change) }));

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

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
