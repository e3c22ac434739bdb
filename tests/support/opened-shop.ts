import type { World } from '#domain/world';
import type { Shop } from '#shop';
import { createShop } from '#shop';

import { memoryWorld } from './memory-world';

/** The shop in a world, begun and with its storage read, as in a browser after hydration. */
export function openedShop(world: World = memoryWorld(), options?: Parameters<typeof createShop>[1]): Shop {
  const shop = createShop(world, options);
  shop.start();
  shop.enterWorld();
  return shop;
}
