import { CHOSEN, productPath } from '#fixtures/chosen-products';
import { does, scenesOf } from '#machines/scene';

import { cases } from './product.cases';

const part = {
  'product.buying': 'main div:has(> div > h1)',
  'product.tab': 'main div:has(> [role=tablist])',
  'product.preview': '[data-mode]',
  'product.preview.open': 'dialog[aria-labelledby=preview-title]',
};

const at = (id: number) => ({ actor: `product:${id}`, path: productPath(id), part, moves: [] });

const chair = at(CHOSEN.chair);

/** Opens the reviews of the chair. */
export const showsReviews = does(
  'the shopper turns to the reviews',
  chair.actor,
  cases.events['the reviews are chosen'],
);

export const scenes = scenesOf(
  cases,
  [
    {
      ...chair,
      moves: [showsReviews, { words: 'the shopper turns to the description', case: 'the description is chosen' }],
    },
    { ...chair, needs: 'wide', moves: [{ words: 'the shopper enlarges the picture', case: 'preview.opened' }] },
    at(CHOSEN.soldOutBench),
  ],
  {
    unshown: {
      'product.buying.deciding': 'It is left at once: the stock decides before anything is drawn.',
    },
  },
);
