import { product, productPath } from '#fixtures/chosen-products';
import { products } from '#fixtures/products';
import { containing, counted, link, MAIN, named, says, seen, unseen } from '#kit/paths/driver';
import type { Driver } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { IN_FILES } from '#machines/not-on-page';
import { BENCH, LAMP } from '#machines/samples';

import { cases } from './recently-viewed.cases';
import { RECENTLY_VIEWED } from './recently-viewed.slice';

const row = named('region', 'Recently Viewed', MAIN);

/** The open product is not in the row; after a write of another tab the model does not know which one is open. */
function rowOf(productIds: readonly number[]): readonly number[] {
  const [first = 0, ...others] = productIds;
  return ([LAMP, BENCH].includes(first) ? others : productIds).slice(0, RECENTLY_VIEWED);
}

async function lookAt(driver: Driver, id: number): Promise<void> {
  await driver.click(link('Products', named('navigation', 'Main')));
  await driver.see(seen(named('combobox', 'Search products', MAIN)));
  await driver.click(link(new RegExp(`^${product(id).name}`), MAIN));
  await driver.see(seen(named('heading', product(id).name, MAIN)));
}

export const places = placesOf(cases, [
  {
    place: 'the pages of products',
    starts: [
      {
        name: 'the page of a lamp, on a device that has just been cleared',
        input: { productIds: products.map(({ id }) => id) },
        visit: { path: productPath(LAMP), width: 'desktop' },
        setup: (driver) => driver.hearOfClearing(),
      },
    ],
    events: {
      'product.viewed': [
        {
          case: ['the lamp is looked at', 'the bench is looked at'],
          cause: (driver, { productId }) => lookAt(driver, productId),
        },
      ],
      'products.loaded': IN_FILES,
      'views.restored': [
        {
          case: 'another tab has looked at nine others',
          cause: (driver, { productIds }) => driver.hearOf('recentlyViewed', productIds),
        },
        {
          case: 'an empty list arrives',
          words: 'another tab clears this device',
          cause: (driver) => driver.hearOfClearing(),
        },
      ],
    },
    states: {
      empty: () => [unseen(row)],
      filled: ({ context }) => {
        const shown = rowOf(context.productIds);
        return [
          counted(row, shown.length === 0 ? 0 : 1),
          ...(shown.length === 0 ? [] : [counted({ role: 'listitem', within: row }, shown.length)]),
          ...shown.map((id, place) => says({ role: 'listitem', within: row, place }, containing(product(id).name))),
        ];
      },
    },
    actor: 'recentlyViewed',
  },
]);
