import { storedNow } from '#machines/shop/restore-messages';

import { memoryWorld } from './memory-world';
import { openedShop } from './opened-shop';

/** 15 June 2025 at noon UTC; the drafts of the fixture are some minutes old. */
export const now = () => new Date(1_749_988_800_000);

/** Opens a shop on a device with these slices in storage. */
export function openShopWith(kept: Readonly<Record<string, unknown>>) {
  const world = memoryWorld(now);
  Object.entries(kept).forEach(([key, written]) => world.local.write(key, written));
  const shop = openedShop(world);
  return { world, shop, kept: () => storedNow(shop.actor.system) };
}
