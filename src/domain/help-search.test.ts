import { describe, expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import { faqs } from '#fixtures/faqs';
import { help } from '#fixtures/help';

import { WHOLE_CATALOGUE } from './catalogue';
import { foundBy } from './found-products';
import { normalizedWords } from './words';

const index = sampleContent().index();

describe('help', () => {
  test.each([
    { words: 'return policy', name: 'Returns and refunds' },
    { words: 'Can I RETURN it?', name: 'Returns and refunds' },
    { words: 'cancel my order', name: 'Returns and refunds' },
    { words: 'do you deliver to Ireland', name: 'Delivery times, costs and countries' },
    { words: 'how long does delivery take', name: 'Delivery times, costs and countries' },
    { words: 'where is my parcel', name: 'Track my order' },
    { words: 'opening hours', name: 'Contact: telephone, email, opening hours' },
    { words: 'e-mail', name: 'Contact: telephone, email, opening hours' },
    { words: 'discount code', name: 'Paying, prices and discounts' },
    { words: 'caring for wood', name: 'Looking after wood, linen and brass' },
    { words: 'how do I clean it', name: 'Looking after wood, linen and brass' },
    { words: 'Rückgabe', name: 'Returns and refunds' },
    { words: 'livraison', name: 'Delivery times, costs and countries' },
    { words: 'wine stain', name: 'Looking after wood, linen and brass' },
    { words: 'help', name: 'Contact: telephone, email, opening hours' },
    { words: '#LW-10427', name: 'Track my order' },
    { words: 'order lw-10427', name: 'Track my order' },
    { words: 'LWT-4827-3190', name: 'Track my order' },
    { words: 'Sign in', name: 'My Account: orders, cards, log in' },
    { words: 'order history', name: 'My Account: orders, cards, log in' },
    { words: 'wish list', name: 'My wishlist' },
    { words: 'shopping cart', name: 'My cart' },
    { words: 'blog', name: 'The journal' },
    { words: 'FAQ', name: 'Frequently asked questions' },
    { words: 'privacy', name: 'What stays on your device, and what is sent' },
  ])('on “$words” is $name', ({ words, name }) => {
    expect(index.helpAbout(words)[0]?.name).toBe(name);
  });

  test.each(['', '(', 'lamp', 'hamper', 'basket', 'bar cart', 'help me choose a lamp', 'turned legs', 'payload'])(
    'is not what “%s” asks for',
    (words) => {
      expect(index.helpAbout(words)).toEqual([]);
    },
  );

  test.each([
    { words: 'how long does delivery take', ids: [], nearest: [] },
    { words: 'when will it arrive', ids: [], nearest: [] },
    { words: 'can I return a rug', ids: [35], nearest: [] },
    { words: 'how to clean my wool rug', ids: [35], nearest: [] },
    { words: 'do you deliver to Zembla', ids: [], nearest: [] },
    { words: 'arrived broken', ids: [], nearest: [] },
    { words: 'shopping cart', ids: [], nearest: [] },
    { words: 'wish list', ids: [], nearest: [] },
  ])('is no word of a product: “$words” finds $ids', ({ words, ids, nearest }) => {
    expect(foundBy(index, { ...WHOLE_CATALOGUE, q: words })).toMatchObject({ ids, nearest });
  });

  test('on looking after wood leads to the question of the home page that answers it', () => {
    const place = faqs.findIndex(({ question }) => question.includes('look after wood, linen and brass'));
    expect(index.helpAbout('oak care')[0]?.link).toEqual({ to: '/', hash: `faq${place}-title` });
  });

  test('is asked for by words as a query has them', () => {
    const asked = help.flatMap((entry) => entry.asked);
    expect(asked).toEqual(asked.map((words) => normalizedWords(words).join(' ')));
  });

  test('comes last of the eight in a search box', () => {
    const kinds = index.suggest('bed delivery').map(({ kind }) => kind);
    expect([kinds.at(-1), kinds.length <= 8]).toEqual(['help', true]);
  });
});
