import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { completeDom } from '#tests/paths/dom-driver';
import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';
import { renderShop, unmountShop } from '#tests/support/rendered-shop';

beforeAll(completeDom);
afterEach(unmountShop);

test('a removal is announced once: not the number of pieces beside it', async () => {
  await renderShop(openedShop(), '/Cart');
  const bar = () =>
    [...document.querySelectorAll('main [data-telling] :is([role=status], [role=alert])')].map(
      ({ textContent }) => textContent,
    );
  expect(bar()).toContain('5 pieces');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove Pebble Ceramic Table Lamp' })));
  expect(bar().filter((words) => words !== '')).toEqual([
    expect.stringContaining('Pebble Ceramic Table Lamp removed from cart'),
  ]);
});

test.each([
  { what: 'a product that is sold', productId: 5, headings: 1 },
  { what: 'a product that is no longer sold', productId: 999_999, headings: 0 },
])('of a removal of $what there are $headings headings', async ({ productId, headings }) => {
  const world = memoryWorld();
  const messages = [{ type: 'line.reinstated', item: { productId, qty: 1 }, index: 0 }];
  world.local.write('larkwood.cart', { v: 1, data: [] });
  world.local.write('larkwood.recentlyRemoved', {
    v: 1,
    data: [{ at: world.now().getTime(), putBack: { to: 'cart', messages } }],
  });
  await renderShop(openedShop(world), '/Cart');
  await act(() => import('#routes/-shared/removed-part'));
  expect(screen.queryAllByRole('heading', { name: 'Recently removed' })).toHaveLength(headings);
});
