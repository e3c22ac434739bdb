import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';

import { isFromOutside } from '#kit/session/record';
import { createAppRouter } from '#router';
import type { Shop } from '#shop';
import { shopSystem } from '#statecharts/session/system';

let leave = () => {};

/** Unmounts the shop rendered last, and stops it. */
export function unmountShop(): void {
  leave();
  leave = () => {};
}

/** Renders a shop at an address; `received` takes the outside events since the last call, without those of storage. */
export async function renderShop(shop: Shop, path: string) {
  const received: string[] = [];
  shop.actor.system.inspect((record) => {
    if (isFromOutside(record, shopSystem) && record.event.type !== 'device.answered') {
      const { type, ...payload } = record.event as { readonly type: string; readonly key?: string };
      received.push(type === 'page.entered' ? `${type} ${payload.key}` : `${type} ${JSON.stringify(payload)}`);
    }
  });
  const router = createAppRouter({ shop, history: createMemoryHistory({ initialEntries: [path] }) });
  await act(() => router.load());
  const root = createRoot(document);
  await act(async () => root.render(<RouterProvider router={router} />));
  leave = () => {
    act(() => root.unmount());
    shop.actor.stop();
  };
  return { router, received: () => received.splice(0) };
}
