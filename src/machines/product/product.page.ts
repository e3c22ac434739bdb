import { CHOSEN, product, productPath } from '#fixtures/chosen-products';
import { button, containing, holds, is, MAIN, named, says, seen, unseen } from '#kit/paths/driver';
import { NEVER_RESTS, placesOf } from '#kit/paths/page-place';

import { cases } from './product.cases';

const CHAIR = product(CHOSEN.lastChairs);
const SOLD_OUT = product(CHOSEN.soldOutSideboard);
const quantity = named('spinbutton', 'Quantity', MAIN);
const addToCart = button('Add to Cart', MAIN);
const preview = named('dialog', CHAIR.name);
const TABS = { reviews: named('tab', 'Reviews', MAIN), description: named('tab', 'Description', MAIN) } as const;

/** True unless the preview is open. */
function isReachable({ value }: { readonly value: { readonly preview: string } }): boolean {
  return value.preview === 'closed';
}

export const places = placesOf(
  cases,
  [
    {
      place: 'the page of a chair, and of a sideboard that is sold out',
      starts: [CHAIR, SOLD_OUT].map(({ id, name, stock, img }) => ({
        name,
        input: { productId: id, stock, pictures: img.length, frames: 0, reviews: [] },
        visit: { path: productPath(id), width: 'desktop' },
      })),
      events: {
        'line.changed': [
          {
            case: ['one is asked for', 'too many are asked for'],
            cause: async (driver, { qty }) => {
              await driver.type(quantity, String(qty));
              await driver.blur();
            },
            when: (snapshot, { qty }) => snapshot.context.quantity !== qty && isReachable(snapshot),
          },
        ],
        'line.stepped': [
          {
            case: ['one more is asked for', 'one less is asked for'],
            cause: (driver, { by }) => driver.click(button(by === 1 ? 'Increase quantity' : 'Decrease quantity', MAIN)),
            when: isReachable,
          },
        ],
        'line.taken': [
          {
            case: 'line.taken',
            words: 'Add to Cart is pressed',
            cause: (driver) => driver.click(addToCart),
            when: isReachable,
          },
        ],
        'picture.chosen': [
          {
            case: 'the second picture is chosen',
            cause: (driver) => driver.click(button(/^Picture 2 of /, MAIN)),
            when: isReachable,
          },
        ],
        'preview.opened': [
          {
            case: 'preview.opened',
            words: 'the preview is opened',
            cause: (driver) => driver.click(button('Preview', MAIN)),
            when: ({ context }) => context.productId === CHAIR.id && context.isWide !== false,
          },
        ],
        'preview.closed': [
          {
            case: 'preview.closed',
            words: 'the preview is closed',
            cause: (driver) => driver.click(button('Close', preview)),
          },
        ],
        'preview.stepped': [
          {
            case: 'the next picture is asked for',
            cause: (driver) => driver.click(button('Next picture', preview)),
          },
        ],
        'tab.chosen': [
          {
            case: ['the reviews are chosen', 'the description is chosen'],
            cause: (driver, { tab }) => driver.click(TABS[tab]),
            when: isReachable,
          },
        ],
        'route.changed': { notOnPage: 'The page closes when its address is left: nothing can be seen of it.' },
        'viewport.changed': [
          {
            case: ['the window becomes narrow', 'the window becomes wide'],
            cause: (driver, { isWide }) => driver.makeWide(isWide),
            when: ({ context }, { isWide }) => (context.isWide ?? true) !== isWide,
          },
        ],
      },
      states: {
        'buying.deciding': NEVER_RESTS,
        'buying.soldOut': () => [says(MAIN, /Sold Out/), unseen(addToCart), unseen(quantity)],
        'buying.inStock': ({ context }) => [
          holds(quantity, String(context.quantity)),
          ...(context.isLimited ? [says(MAIN, containing(`Only ${context.stock} in stock`))] : []),
        ],
        'preview.closed': () => [unseen(preview)],
        'preview.open': ({ context }) => [
          seen(preview),
          says(preview, containing(`Picture ${context.pictureIndex + 1} of ${context.pictures}`)),
        ],
        'tab.description': () => [is(TABS.description, 'selected'), is(TABS.reviews, 'selected', false)],
        'tab.reviews': () => [is(TABS.reviews, 'selected'), is(TABS.description, 'selected', false)],
      },
      ignoredContext: ['reviews'],
      actor: [`product:${CHAIR.id}`, `product:${SOLD_OUT.id}`],
    },
  ],
  {
    'product.preview.closed|preview.opened|1':
      'Where there is no room there is no Preview to press: only Back and Forward come to its address.',
  },
);
