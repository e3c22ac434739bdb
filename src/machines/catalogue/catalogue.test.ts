import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { CatalogueQuery } from '#domain/catalogue';
import { PRICE_BANDS, SORTS, WHOLE_CATALOGUE } from '#domain/catalogue';
import { findProducts } from '#tests/support/found-products';
import { CATEGORIES } from '#domain/product';
import { sampleContent } from '#content/whole-content';
import { products } from '#fixtures/products';
import { lookupOf } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';
import { wantedFocus } from '#tests/support/wanted-focus';

import { catalogueMachine } from './catalogue.machine';

const { index, read } = sampleContent();
const input = { lookup: lookupOf(index()), isReady: true, found: read('catalogue/1').found };
const typed = (q: string) => ({ type: 'words.typed', q }) as const;
const changed = (query: Partial<CatalogueQuery>) =>
  ({ type: 'query.changed', query: { ...WHOLE_CATALOGUE, ...query } }) as const;

function openCatalogue() {
  return createActor(catalogueMachine, { input }).start();
}

test('every state and event: what matches nothing is told so, and another choice ends the typing', () => {
  expect(
    cellsOf({
      machine: catalogueMachine,
      input,
      pathTo: {
        'results.showing, words.resting': [],
        'results.nothingFound, words.resting': [changed({ q: 'zebra' })],
        'results.showing, words.typing': [typed('lamp')],
        'results.nothingFound, words.typing': [typed('zebra')],
      },
      events: {
        category: { type: 'category.chosen', category: 'Bedroom' },
        band: { type: 'band.chosen', band: '0-30' },
        sort: { type: 'sort.chosen', sort: 'rating' },
        meant: typed('lamp'),
        meaningless: typed('zebra'),
        left: { type: 'words.left' },
        wordsCleared: { type: 'chip.removed', chip: 'words' },
        suggested: { type: 'suggestion.chosen', category: 'Bathroom' },
        cleared: { type: 'filters.cleared' },
        another: changed({ category: 'Kitchen' }),
        anotherEmpty: changed({ q: 'unicorn' }),
        elsewhere: { type: 'route.changed' },
        wide: { type: 'viewport.changed', isWide: true },
      },
    }),
  ).toEqual({
    'results.showing, words.resting': {
      category: 'results.showing, words.resting',
      band: 'results.showing, words.resting',
      sort: 'results.showing, words.resting',
      meant: 'results.showing, words.typing',
      meaningless: 'results.nothingFound, words.typing',
      left: '·',
      wordsCleared: 'results.showing, words.resting',
      suggested: 'results.showing, words.resting',
      cleared: 'results.showing, words.resting',
      another: 'results.showing, words.resting',
      anotherEmpty: 'results.nothingFound, words.resting',
      elsewhere: 'results.showing, words.resting',
      wide: 'results.showing, words.resting',
    },
    'results.nothingFound, words.resting': {
      category: 'results.nothingFound, words.resting',
      band: 'results.nothingFound, words.resting',
      sort: 'results.nothingFound, words.resting',
      meant: 'results.showing, words.typing',
      meaningless: 'results.nothingFound, words.typing',
      left: '·',
      wordsCleared: 'results.showing, words.resting',
      suggested: 'results.showing, words.resting',
      cleared: 'results.showing, words.resting',
      another: 'results.showing, words.resting',
      anotherEmpty: 'results.nothingFound, words.resting',
      elsewhere: 'results.nothingFound, words.resting',
      wide: 'results.nothingFound, words.resting',
    },
    'results.showing, words.typing': {
      category: 'results.showing, words.resting',
      band: 'results.nothingFound, words.resting',
      sort: 'results.showing, words.resting',
      meant: 'results.showing, words.typing',
      meaningless: 'results.nothingFound, words.typing',
      left: 'results.showing, words.resting',
      wordsCleared: 'results.showing, words.resting',
      suggested: 'results.showing, words.resting',
      cleared: 'results.showing, words.resting',
      another: 'results.showing, words.resting',
      anotherEmpty: 'results.nothingFound, words.resting',
      elsewhere: 'results.showing, words.typing',
      wide: 'results.showing, words.typing',
    },
    'results.nothingFound, words.typing': {
      category: 'results.nothingFound, words.resting',
      band: 'results.nothingFound, words.resting',
      sort: 'results.nothingFound, words.resting',
      meant: 'results.showing, words.typing',
      meaningless: 'results.nothingFound, words.typing',
      left: 'results.nothingFound, words.resting',
      wordsCleared: 'results.showing, words.resting',
      suggested: 'results.showing, words.resting',
      cleared: 'results.showing, words.resting',
      another: 'results.showing, words.resting',
      anotherEmpty: 'results.nothingFound, words.resting',
      elsewhere: 'results.nothingFound, words.typing',
      wide: 'results.nothingFound, words.typing',
    },
  });
});

const choices = ['all', ...CATEGORIES].flatMap((category) =>
  ['all', ...PRICE_BANDS.map(({ id }) => id)].map((band) => ({ category, band }) as CatalogueQuery),
);

test.each(choices)('$category in $band lists what matches, or says that nothing does', ({ category, band }) => {
  const catalogue = openCatalogue();
  catalogue.send({ type: 'category.chosen', category });
  catalogue.send({ type: 'band.chosen', band });
  const snapshot = catalogue.getSnapshot();
  expect(snapshot.context.found.ids).toEqual(
    findProducts(products, { ...WHOLE_CATALOGUE, category, band }).map(({ id }) => id),
  );
  expect(snapshot.hasTag('empty')).toBe(snapshot.context.found.count === 0);
});

test('the six categories and six bands are 36 choices', () => {
  expect(choices).toHaveLength(36);
});

test.each(SORTS)('the order %s keeps what is found', (sort) => {
  const catalogue = openCatalogue();
  catalogue.send({ type: 'category.chosen', category: 'Kitchen' });
  catalogue.send({ type: 'sort.chosen', sort });
  expect(catalogue.getSnapshot().context.found.ids).toEqual(
    findProducts(products, { ...WHOLE_CATALOGUE, category: 'Kitchen', sort }).map(({ id }) => id),
  );
});

test.each(SORTS)('Clear Filter takes back every choice, the order %s as well', (sort) => {
  const catalogue = openCatalogue();
  catalogue.send(changed({ category: 'Bathroom', band: '120-up', q: 'zebra', sort }));
  catalogue.send({ type: 'filters.cleared' });
  expect(catalogue.getSnapshot().context.query).toEqual(WHOLE_CATALOGUE);
});

test.each([
  { chip: 'category', left: { category: 'all' }, on: 'chosen-band' },
  { chip: 'band', left: { band: 'all' }, on: 'chosen-words' },
  { chip: 'words', left: { q: '' }, on: 'chosen-band' },
] as const)('one choice of several is taken back, and focus stays among them: $chip', ({ chip, left, on }) => {
  const catalogue = openCatalogue();
  const wanted = wantedFocus(catalogue);
  const query = { category: 'Kitchen', band: '30-60', q: 'oak', sort: 'rating', page: 1 } as const;
  catalogue.send(changed(query));
  catalogue.send({ type: 'chip.removed', chip });
  expect({ query: catalogue.getSnapshot().context.query, wanted }).toEqual({
    query: { ...query, ...left },
    wanted: [{ type: 'focus.wanted', on: [on] }],
  });
});

test('with the last choice focus goes to the count', () => {
  const catalogue = openCatalogue();
  const wanted = wantedFocus(catalogue);
  catalogue.send(changed({ band: '30-60' }));
  catalogue.send({ type: 'chip.removed', chip: 'band' });
  expect(wanted).toEqual([{ type: 'focus.wanted', on: ['result-count'] }]);
});

test('an address that says what is shown already changes nothing, so that typing goes on', () => {
  const catalogue = openCatalogue();
  catalogue.send(typed('lam'));
  const before = catalogue.getSnapshot();
  catalogue.send(changed({ q: 'lam' }));
  expect(catalogue.getSnapshot().context).toBe(before.context);
  expect(catalogue.getSnapshot().hasTag('typing')).toBe(true);
});

test('an address beyond the last page, which is shown, asks for no index', () => {
  const unready = { ...input, isReady: false };
  const catalogue = createActor(catalogueMachine, { input: unready }).start();
  catalogue.send(changed({ page: 9 }));
  expect(catalogue.getSnapshot().hasTag('waiting')).toBe(false);
  expect(catalogue.getSnapshot().context.query.page).toBe(1);
  catalogue.send(changed({ q: 'lamp' }));
  catalogue.send(changed({ q: 'lamp', page: 2 }));
  expect(catalogue.getSnapshot().hasTag('waiting')).toBe(true);
  expect(catalogue.getSnapshot().context.query.page).toBe(2);
});

describe('the search box', () => {
  function words() {
    const catalogue = openCatalogue();
    const search = () => catalogue.getSnapshot().children.search?.getSnapshot();
    return { catalogue, search };
  }

  test('offers entries for what is typed', () => {
    const { catalogue, search } = words();
    catalogue.send(typed('lamp'));
    expect(search()?.context.words).toBe('lamp');
    expect(search()?.hasTag('open')).toBe(true);
  });

  test('takes the words of another address without opening its list', () => {
    const { catalogue, search } = words();
    catalogue.send(changed({ q: 'lamp' }));
    expect(search()?.context.words).toBe('lamp');
    expect(search()?.hasTag('open')).toBe(false);
  });

  test.each([{ type: 'filters.cleared' }, { type: 'chip.removed', chip: 'words' }] as const)(
    'is emptied by $type',
    (event) => {
      const { catalogue, search } = words();
      catalogue.send(typed('zebra'));
      catalogue.send(event);
      expect(search()?.context.words).toBe('');
      expect(catalogue.getSnapshot().context.found.count).toBe(50);
    },
  );

  test('gives its words up for the category that it offers', () => {
    const { catalogue, search } = words();
    catalogue.send(typed('kitch'));
    catalogue.send({ type: 'suggestion.chosen', category: 'Kitchen' });
    expect(search()?.context.words).toBe('');
    expect(catalogue.getSnapshot().context.query).toEqual({ ...WHOLE_CATALOGUE, category: 'Kitchen' });
  });
});

test.each([{ type: 'route.changed' }, { type: 'viewport.changed', isWide: true }, changed({ q: 'lamp' })] as const)(
  'the drawer of filters closes on $type',
  (event) => {
    const catalogue = openCatalogue();
    const drawer = catalogue.getSnapshot().children.filterDrawer;
    drawer?.send({ type: 'drawer.opened' });
    expect(drawer?.getSnapshot().matches('open')).toBe(true);
    catalogue.send(event);
    expect(drawer?.getSnapshot().matches('closed')).toBe(true);
  },
);
