import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';

import { createAppRouter } from '#router';
import type { Shop } from '#shop';
import { recordShop } from '#statecharts/session/system';

let leave = () => {};

/** Unmounts the shop rendered last, and stops it. */
export function unmountShop(): void {
  leave();
  leave = () => {};
}

/** Renders a shop at an address; `received` takes the outside events since the last call, without those of storage. */
export async function renderShop(shop: Shop, path: string) {
  const recording = recordShop(shop, { path, elapsed: () => 0 });
  let count = recording.count();
  const received = () => {
    const events = recording.session().events.slice(count);
    count = recording.count();
    return events
      .map(({ event }) => event as { readonly type: string; readonly key?: string })
      .filter(({ type }) => type !== 'device.answered')
      .map(({ type, ...payload }) => `${type} ${type === 'page.entered' ? payload.key : JSON.stringify(payload)}`);
  };
  const router = createAppRouter({ shop, history: createMemoryHistory({ initialEntries: [path] }) });
  await act(() => router.load());
  const root = createRoot(document);
  await act(async () => root.render(<RouterProvider router={router} />));
  leave = () => {
    act(() => root.unmount());
    recording.stop();
    shop.actor.stop();
  };
  return { router, received };
}
