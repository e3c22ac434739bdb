import { productMachine } from '#machines/product/product.machine';

import { product, productPath, THE } from '../../journeys/pages/facts';
import { NEVER_RESTS, onPage } from './page-target';
import type { PageTarget } from './page-target';
import { button, containing, holds, is, MAIN, named, says, seen, unseen } from './someone';
import type { Someone } from './someone';

const CHAIR = product(THE.lastChairs);
const SOLD_OUT = product(THE.soldOut);
const quantity = named('spinbutton', 'Quantity', MAIN);
const preview = named('dialog', CHAIR.name);
const tab = (name: string) => named('tab', name, MAIN);

const productPage: PageTarget<typeof productMachine> = {
  machine: 'product',
  place: 'the page of a chair, and of a sideboard that is sold out',
  logic: productMachine,
  starts: [CHAIR, SOLD_OUT].map(({ id, name, stock, img }) => ({
    name,
    input: { productId: id, stock, pictures: img.length, frames: 0, reviews: [], saved: false },
    visit: { path: productPath(id), width: 'desk' },
  })),
  events: {
    'quantity.typed': ['', '99'].map((text) => ({
      name: text === '' ? 'the quantity is emptied' : `${text} is typed`,
      event: { type: 'quantity.typed', text } as const,
      cause: (someone: Someone) => someone.type(quantity, text),
      when: ({ context, value }) => context.quantityText !== text && isReachable(value),
    })),
    'quantity.left': [
      { name: 'the field is left', event: { type: 'quantity.left' }, cause: (someone) => someone.blur() },
    ],
    'quantity.increased': [
      {
        name: 'one more is asked for',
        event: { type: 'quantity.increased' },
        cause: (someone) => someone.click(button('Increase quantity', MAIN)),
        when: ({ value }) => isReachable(value),
      },
    ],
    'quantity.decreased': [
      {
        name: 'one less is asked for',
        event: { type: 'quantity.decreased' },
        cause: (someone) => someone.click(button('Decrease quantity', MAIN)),
        when: ({ value }) => isReachable(value),
      },
    ],
    'add.pressed': [
      {
        name: 'Add to Cart is pressed',
        event: { type: 'add.pressed' },
        cause: (someone) => someone.click(button('Add to Cart', MAIN)),
        when: ({ value }) => isReachable(value),
      },
    ],
    'picture.chosen': [
      {
        name: 'the second picture is chosen',
        event: { type: 'picture.chosen', index: 1 },
        cause: (someone) => someone.click(button(/^Picture 2 of /, MAIN)),
        when: ({ value }) => isReachable(value),
      },
    ],
    'preview.opened': [
      {
        name: 'the preview is opened',
        event: { type: 'preview.opened' },
        cause: (someone) => someone.click(button('Preview', MAIN)),
        when: ({ context }) => context.productId === CHAIR.id,
      },
    ],
    'preview.closed': [
      {
        name: 'the preview is closed',
        event: { type: 'preview.closed' },
        cause: (someone) => someone.click(button('Close', preview)),
      },
    ],
    'preview.stepped': [
      {
        name: 'the next picture is asked for',
        event: { type: 'preview.stepped', by: 1 },
        cause: (someone) => someone.click(button('Next picture', preview)),
      },
    ],
    'tab.chosen': (['reviews', 'description'] as const).map((name) => ({
      name: `the ${name} are chosen`,
      event: { type: 'tab.chosen', tab: name } as const,
      cause: (someone: Someone) => someone.click(tab(name === 'reviews' ? 'Reviews' : 'Description')),
      when: ({ value }) => isReachable(value),
    })),
    'route.changed': { notOnPage: 'The page goes with its address.' },
    'viewport.changed': [false, true].map((isWide) => ({
      name: isWide ? 'the window becomes wide' : 'the window becomes narrow',
      event: { type: 'viewport.changed', isWide } as const,
      cause: (someone: Someone) => someone.makeWide(isWide),
      when: ({ context }) => (context.isWide ?? true) !== isWide,
    })),
  },
  states: {
    'buying.deciding': NEVER_RESTS,
    'buying.soldOut': () => [says(MAIN, /Sold Out/), unseen(button('Add to Cart', MAIN)), unseen(quantity)],
    'buying.inStock.settled': ({ context }) => [
      holds(quantity, context.quantityText),
      ...(context.isLimited ? [says(MAIN, containing(`Only ${context.stock} in stock`))] : []),
    ],
    'buying.inStock.typing': ({ context }) => [holds(quantity, context.quantityText)],
    'preview.closed': () => [unseen(preview)],
    'preview.open': ({ context }) => [
      seen(preview),
      says(preview, containing(`Picture ${context.pictureIndex + 1} of ${context.pictures}`)),
    ],
    'tab.description': () => [is(tab('Description'), 'selected'), is(tab('Reviews'), 'selected', false)],
    'tab.reviews': () => [is(tab('Reviews'), 'selected'), is(tab('Description'), 'selected', false)],
  },
  ignoredContext: ['saved', 'reviews'],
  actor: (shop) => shop.actor.system.get(`product:${CHAIR.id}`) ?? shop.actor.system.get(`product:${SOLD_OUT.id}`),
};

/** Whether no preview lies over the page. */
function isReachable(value: unknown): boolean {
  return (value as { readonly preview: string }).preview === 'closed';
}

/** What is looked at. */
export const productTargets = [onPage(productPage)];
