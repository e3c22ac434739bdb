import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { stillPicture } from './states-screenshots.mjs';

/** A page whose screenshots are these, and after the last of them always another one. */
function pageOf(...pictures: readonly string[]) {
  let taken = 0;
  const screenshot = () => {
    taken += 1;
    return Promise.resolve(Buffer.from(pictures[taken - 1] ?? `picture ${taken}`));
  };
  return { evaluate: () => Promise.resolve(), screenshot } as unknown as Page;
}

test('a picture is taken once the page stands still', async () => {
  expect(String(await stillPicture(pageOf('bare', 'with a bar', 'with a bar'), 'toast.hidden'))).toBe('with a bar');
});

test('a page that never stands still is told by its state', async () => {
  await expect(stillPicture(pageOf(), 'toast.hidden')).rejects.toThrow(
    'The page of toast.hidden does not stand still: 40 screenshots, no two in a row alike.',
  );
});
