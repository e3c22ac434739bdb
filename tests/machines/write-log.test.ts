import { expect, test } from 'vitest';

import { openTabs } from '../support/tabs';

test('the log of a slice holds the writes of the last half minute, however often pages are loaded', () => {
  let now = new Date(2025, 5, 15, 12).getTime();
  const tabs = openTabs(1, () => new Date(now));
  for (let load = 0; load < 30; load += 1) {
    tabs.shops[0]?.member('cart').send({ type: 'line.added', productId: 8, qty: 1 });
    tabs.shops[0]?.member('cart').send({ type: 'line.removed', productId: 8 });
    tabs.drain();
    tabs.close(0);
    tabs.reopen(0);
    now += 5_000;
  }
  const { log } = JSON.parse(tabs.device.get('larkwood.cart') ?? '') as { log: readonly { at: number }[] };
  expect(log.length).toBeGreaterThan(0);
  expect(log.every(({ at }) => now - at <= 35_000)).toBe(true);
});
