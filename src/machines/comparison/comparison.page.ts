import { product, productPath } from '#fixtures/chosen-products';
import { products } from '#fixtures/products';
import { button, counted, is, MAIN, named, seen, unseen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { IN_FILES } from '#machines/not-on-page';
import { LAMP, WARDROBE } from '#machines/samples';

import { cases } from './comparison.cases';

const toggleOf = (id: number) => button(`Compare ${product(id).name}`, MAIN);
const removeOf = (id: number) => button(`Remove ${product(id).name}`, MAIN);
const table = named('table', 'Products side by side', MAIN);

const AT_COMPARISON = { notOnPage: 'This is done on the comparison page.' } as const;

export const places = placesOf(cases, [
  {
    place: 'the toggle on the page of the lamp',
    starts: [
      {
        name: 'a lamp that is compared with nothing yet',
        input: { products },
        visit: { path: productPath(LAMP), width: 'phone' },
      },
    ],
    events: {
      'products.loaded': IN_FILES,
      'comparison.toggled': [{ case: 'the lamp is chosen', cause: (driver) => driver.press('Enter', toggleOf(LAMP)) }],
      'comparison.removed': AT_COMPARISON,
      'comparison.taken': AT_COMPARISON,
      'comparison.cleared': AT_COMPARISON,
      'comparison.restored': [
        {
          case: ['four arrive', 'nothing arrives'],
          cause: (driver, { productIds }) => driver.hearOf('comparison', productIds),
        },
      ],
    },
    states: { empty: () => [], filled: () => [] },
    always: ({ context }) => [is(toggleOf(LAMP), 'pressed', context.productIds.includes(LAMP))],
    actor: 'comparison',
  },
  {
    place: 'the page of a comparison that came as a link',
    starts: [
      {
        name: 'a link to a wardrobe',
        input: { products },
        visit: { path: `/Compare?ids=${WARDROBE}`, width: 'desktop' },
      },
    ],
    events: {
      'products.loaded': IN_FILES,
      'comparison.toggled': { notOnPage: 'This is done on product cards and product pages.' },
      'comparison.removed': {
        notOnPage: 'The comparison page shows what its address names: without a product it is another address.',
      },
      'comparison.cleared': {
        notOnPage: 'The comparison page shows what its address names: without products it is another address.',
      },
      'comparison.taken': [
        {
          case: 'the wardrobe of a link is kept',
          cause: (driver) => driver.press('Enter', button('Keep as my comparison', MAIN)),
          when: ({ context }) => context.productIds.join() !== String(WARDROBE),
        },
      ],
      'comparison.restored': [
        {
          case: ['four arrive', 'nothing arrives'],
          cause: (driver, { productIds }) => driver.hearOf('comparison', productIds),
        },
      ],
    },
    states: { empty: () => [], filled: () => [] },
    always: ({ context }) => [
      seen(table),
      seen(removeOf(WARDROBE)),
      context.productIds.join() === String(WARDROBE)
        ? unseen(button('Keep as my comparison', MAIN))
        : counted(button('Keep as my comparison', MAIN), 1),
    ],
    actor: 'comparison',
  },
]);
