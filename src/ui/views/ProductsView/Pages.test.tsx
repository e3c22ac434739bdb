import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Pages } from './Pages';

afterEach(cleanup);

test.each([
  [1, '/Products'],
  [2, '/Products?page=2'],
  [3, '/Products?page=3'],
  [3, '/Products?page=9'],
])('only page %i is the current one at %s', async (current, address) => {
  const links = await drawn(current, 3, address);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual([
    String(current),
  ]);
});

test('the next and the previous page are told as such, and what is left out is a gap', async () => {
  const links = await drawn(5, 9, '/Products?page=5');
  expect(links.map((link) => [link.textContent, link.getAttribute('rel')])).toEqual([
    ['1', null],
    ['4', 'prev'],
    ['5', null],
    ['6', 'next'],
    ['9', null],
  ]);
  expect(screen.getByRole('navigation').textContent).toBe('1…456…9');
  cleanup();
  await drawn(3, 4, '/Products?page=3');
  expect(screen.getByRole('navigation').textContent).toBe('1234');
});

/** Draws the pages of a list at an address; gives their links. */
async function drawn(current: number, last: number, address: string) {
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/Products',
    component: () => (
      <Pages current={current} last={last} searchOf={(page) => ({ page: page === 1 ? undefined : page }) as never} />
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await act(() => router.load());
  render(<RouterProvider router={router as never} />);
  return screen.getAllByRole('link');
}
