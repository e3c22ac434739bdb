import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';

import { isFromOutside } from '#kit/session/record';
import { createAppRouter } from '#router';
import type { Shop } from '#shop';
import { shopSystem } from '#statecharts/session/system';

let leave = () => {};

/** Leaves the shop that was drawn last, and stops it. */
export function undraw(): void {
  leave();
  leave = () => {};
}

/** Draws a shop at an address; `told` is what it is told from outside from then on, but by the device. */
export async function draw(shop: Shop, path: string) {
  const told: string[] = [];
  shop.actor.system.inspect((record) => {
    if (isFromOutside(record, shopSystem) && record.event.type !== 'device.answered') {
      const { type, ...said } = record.event as { readonly type: string; readonly key?: string };
      told.push(type === 'page.entered' ? `${type} ${said.key}` : `${type} ${JSON.stringify(said)}`);
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
  return { router, told: () => told.splice(0) };
}
