import { expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import { createShop } from '#shop';

import { memoryWorld } from '../support/memory-world';

const whole = sampleContent();
const GONE = 12;

/** A tab of this device, of a build that sells these products. */
async function openTab(device: ReturnType<typeof memoryWorld>, products: typeof whole.products) {
  const known = whole.read('samples').products.filter(({ id }) => products.some((product) => product.id === id));
  const listed = async (ids: readonly number[]) => products.filter(({ id }) => ids.includes(id));
  const shop = createShop({ ...device, content: { ...whole, products: known, listed } });
  shop.start();
  await shop.productsOfStored();
  shop.enterWorld();
  return shop;
}

test.each([
  { list: 'wishlist', data: [20, GONE] },
  {
    list: 'cart',
    data: [
      { productId: 7, qty: 1 },
      { productId: GONE, qty: 1 },
    ],
  },
])(
  'what is no longer sold stays off the $list, although a tab of the older build is open, and is told of once',
  async ({ list, data }) => {
    const device = memoryWorld();
    const key = `larkwood.${list}`;
    device.local.write(key, { v: 1, data, log: [] });
    const older = await openTab(device, whole.products);
    const newer = whole.products.filter(({ id }) => id !== GONE);
    const told = async () => {
      const shop = await openTab(device, newer);
      older.deviceChanged(key, device.local.read(key));
      shop.deviceChanged(key, device.local.read(key));
      return shop.member('notice').getSnapshot().context.removals.length;
    };
    expect(await told()).toBe(1);
    expect(device.local.read(key)).toMatchObject({ data: data.slice(0, 1) });
    expect(await told()).toBe(0);
  },
);
