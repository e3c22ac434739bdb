import { keptNow } from '#machines/shop/arrivals';
import { createShop } from '#shop';

import { memoryWorld } from './memory-world';

/** 15 June 2025, noon, in a zone of no matter: the fixture's drafts are some minutes old. */
export const now = () => new Date(1_749_988_800_000);

/** A shop on a device on which this is kept. */
export function openShopWith(kept: Readonly<Record<string, unknown>>) {
  const world = memoryWorld(now);
  Object.entries(kept).forEach(([key, written]) => world.local.write(key, written));
  const shop = createShop(world);
  shop.start();
  shop.enterWorld();
  return { world, shop, kept: () => keptNow(shop.actor.system) };
}
