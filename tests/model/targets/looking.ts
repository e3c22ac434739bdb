import { products } from '#fixtures/products';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine';
import { searchMachine } from '#machines/search/search.machine';

import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { button, containing, counted, holds, is, link, MAIN, named, says, seen, unseen } from './someone';
import type { Someone, Spot } from './someone';

const searchBox = named('combobox', 'Search products', MAIN);
const cards: Spot = { role: 'article', within: MAIN };
const suggestions = named('listbox', 'Suggestions', MAIN);
const wordsChip = button(/^Remove “/, MAIN);

const typing = (texts: readonly string[]) =>
  texts.map((q) => ({
    name: q === '' ? 'the words are deleted' : `“${q}” is typed`,
    event: { type: 'words.typed', q } as const,
    cause: (someone: Someone) => someone.type(searchBox, q),
  }));

const catalogue: PageTarget<typeof catalogueMachine> = {
  machine: 'catalogue',
  place: 'the catalogue on a desk',
  logic: catalogueMachine,
  starts: [{ name: 'the whole catalogue', input: { products }, visit: { path: '/Products', width: 'desk' } }],
  events: {
    'category.chosen': [
      {
        name: 'Bedroom is chosen',
        event: { type: 'category.chosen', category: 'Bedroom' },
        cause: (someone) => someone.click(named('radio', 'Bedroom')),
        when: ({ context }) => context.query.category !== 'Bedroom',
      },
    ],
    'band.chosen': [
      {
        name: 'up to $30 is chosen',
        event: { type: 'band.chosen', band: '0-30' },
        cause: (someone) => someone.click(named('radio', '$0.00 - $30.00')),
        when: ({ context }) => context.query.band !== '0-30',
      },
    ],
    'words.typed': typing(['oval', 'zebra']).map((choice) => ({
      ...choice,
      when: ({ context }) => context.query.q !== choice.event.q,
    })),
    'sort.chosen': [
      {
        name: 'the cheapest come first',
        event: { type: 'sort.chosen', sort: 'price-low' },
        cause: (someone) => someone.choose(named('combobox', 'Sort by', MAIN), 'Price: low to high'),
        when: ({ context }) => context.query.sort !== 'price-low',
      },
    ],
    'words.left': [
      {
        name: 'the search box is left',
        event: { type: 'words.left' },
        cause: async (someone) => {
          await someone.press('Tab', searchBox);
        },
      },
    ],
    'words.cleared': [
      {
        name: 'the words are taken back',
        event: { type: 'words.cleared' },
        cause: (someone) => someone.press('Enter', wordsChip),
        when: ({ context }) => context.query.q !== '',
      },
    ],
    'suggestion.chosen': [
      {
        name: 'the bathroom is taken for the words',
        event: { type: 'suggestion.chosen', category: 'Bathroom' },
        cause: async (someone) => {
          await someone.type(searchBox, 'bathroom');
          await someone.click({ role: 'option', name: /^Bathroom/, within: suggestions });
        },
      },
    ],
    'filters.cleared': [
      {
        name: 'Clear Filter is pressed',
        event: { type: 'filters.cleared' },
        cause: (someone) => someone.press('Enter', button('Clear Filter', MAIN)),
        when: ({ context }) => context.found.length === 0,
      },
    ],
    'query.changed': [
      {
        name: 'the link to all products is followed',
        event: { type: 'query.changed', query: { category: 'all', band: 'all', q: '', sort: 'featured' } },
        cause: (someone) => someone.press('Enter', link('Products', named('navigation', 'Main'))),
      },
    ],
    'route.changed': { notOnPage: 'The page is gone by then; the menu shows what a drawer does.' },
    'viewport.changed': { notOnPage: 'It is for the drawer of filters, which is shown by itself.' },
  },
  states: {
    'results.showing': ({ context }) => [
      counted(cards, context.found.length),
      unseen(button('Clear Filter', MAIN)),
      seen({
        role: 'status',
        saying: new RegExp(`^${context.found.length} products?$`),
        within: MAIN,
      }),
    ],
    'results.nothingFound': () => [
      says(MAIN, containing('No products were found matching your selection.')),
      seen(button('Clear Filter', MAIN)),
      counted(cards, 0),
    ],
    'words.resting': ({ context }) => [holds(searchBox, context.query.q)],
    'words.typing': ({ context }) => [holds(searchBox, context.query.q)],
  },
  ignoredContext: ['found', 'products'],
  actor: (shop) => shop.actor.system.get('catalogue'),
};

const search: PageTarget<typeof searchMachine> = {
  machine: 'search',
  place: 'the search box of the catalogue',
  logic: searchMachine,
  starts: [
    {
      name: 'the kitchen',
      input: { products },
      visit: { path: '/Products?category=Kitchen', width: 'desk' },
    },
  ],
  events: {
    'words.typed': typing(['bathroom', 'zebra', '']).map((choice) => ({
      ...choice,
      when: ({ context }) => context.words !== choice.event.q,
    })),
    'words.replaced': [
      {
        name: 'the words are taken back',
        event: { type: 'words.replaced', q: '' },
        cause: (someone) => someone.press('Enter', wordsChip),
        when: ({ context, value }) => context.words !== '' && value === 'idle',
      },
    ],
    'mark.moved': [
      {
        name: 'arrow down is pressed',
        event: { type: 'mark.moved', by: 1 },
        cause: (someone) => someone.press('ArrowDown', searchBox),
      },
    ],
    'list.closed': [
      {
        name: 'Escape is pressed',
        event: { type: 'list.closed' },
        cause: (someone) => someone.press('Escape', searchBox),
      },
    ],
    'search.left': [
      {
        name: 'the search box is left',
        event: { type: 'search.left' },
        cause: (someone) => someone.blur(),
      },
    ],
    'search.submitted': [
      {
        name: 'Enter searches for the words',
        event: { type: 'search.submitted' },
        cause: (someone) => someone.press('Enter', searchBox),
        when: ({ context }) => context.marked === undefined,
      },
    ],
    'entry.chosen': [
      {
        name: 'the bathroom is chosen, and typed again',
        event: { type: 'entry.chosen' },
        cause: async (someone) => {
          await someone.click({ role: 'option', name: /^Bathroom/, within: suggestions });
          await someone.type(searchBox, 'bathroom');
          await someone.press('Escape', searchBox);
        },
      },
    ],
  },
  states: {
    idle: () => [is(searchBox, 'expanded', false)],
    open: ({ context }) => [
      is(searchBox, 'expanded'),
      counted({ role: 'option', within: suggestions }, context.entries.length),
    ],
    nothingFound: ({ context }) => [
      is(searchBox, 'expanded', false),
      seen({ role: 'status', saying: new RegExp(`^Nothing found for “${context.words}”`), within: MAIN }),
    ],
  },
  ignoredContext: ['products'],
  actor: (shop) => shop.actor.system.get('catalogue')?.getSnapshot().children.search,
};

/** What is looked for. */
export const lookingTargets = [onPage(catalogue), onPage(search)];
