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
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/Products',
    component: () => (
      <Pages current={current} last={3} searchOf={(page) => ({ page: page === 1 ? undefined : page }) as never} />
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await act(() => router.load());
  render(<RouterProvider router={router as never} />);
  const links = screen.getAllByRole('link');
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual([
    String(current),
  ]);
});
