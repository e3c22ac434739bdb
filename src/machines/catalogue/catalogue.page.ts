import { sampleContent } from '#content/whole-content';
import { button, containing, counted, holds, link, MAIN, named, says, seen, unseen } from '#kit/paths/driver';
import type { Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { lookupOf } from '#machines/samples';
import { searchBox, wordsChip } from '#machines/search/search.page';

import { cases } from './catalogue.cases';

const { index, read } = sampleContent();
const input = { lookup: lookupOf(index()), isReady: true, found: read('catalogue/1').found };

const IS_THERE = {
  notOnPage:
    'The pages in these tests have the whole catalogue from the start; in the shop it is loaded when somebody searches or filters.',
} as const;

const cards: Locator = { role: 'article', within: MAIN };
const bedroom: Locator = { role: 'option', name: /^Bedroom/, within: MAIN };
const clearFilter = button('Clear Filter', MAIN);

export const places = placesOf(
  cases,
  [
    {
      place: 'the catalogue on a desktop',
      starts: [{ name: 'the whole catalogue', input, visit: { path: '/Products', width: 'desktop' } }],
      events: {
        'category.chosen': [
          {
            case: 'Bedroom is chosen',
            cause: (driver, { category }) => driver.click(named('radio', category)),
            when: ({ context }, { category }) => context.query.category !== category,
          },
        ],
        'band.chosen': [
          {
            case: 'up to $30 is chosen',
            cause: (driver) => driver.click(named('radio', '$0.00 - $30.00')),
            when: ({ context }, { band }) => context.query.band !== band,
          },
        ],
        'facet.chosen': [
          {
            case: 'what is on sale is chosen',
            cause: (driver) => driver.click(named('checkbox', 'On sale')),
            when: ({ context }) => context.query.facets === undefined,
          },
        ],
        'words.typed': [
          {
            case: ['“oval” is typed', 'a word that matches nothing is typed'],
            cause: (driver, { q }) => driver.type(searchBox, q),
            when: ({ context }, { q }) => context.query.q !== q,
          },
        ],
        'sort.chosen': [
          {
            case: 'another order is chosen',
            words: 'the cheapest come first',
            cause: (driver) => driver.choose(named('combobox', 'Sort by', MAIN), 'Price: low to high'),
            when: ({ context }, { sort }) => context.query.sort !== sort,
          },
        ],
        'words.left': [
          { case: 'words.left', words: 'the search box is left', cause: (driver) => driver.press('Tab', searchBox) },
        ],
        'chip.removed': [
          {
            case: 'the words are taken back',
            cause: (driver) => driver.press('Enter', wordsChip),
            when: ({ context }) => context.query.q !== '',
          },
          {
            case: 'the category is taken back',
            cause: (driver) => driver.press('Enter', button('Remove Bedroom', MAIN)),
            when: ({ context }) => context.query.category === 'Bedroom',
          },
        ],
        'suggestion.chosen': [
          {
            case: 'the Bedroom is taken for the words',
            cause: async (driver) => {
              await driver.type(searchBox, 'bedroom');
              await driver.click(bedroom);
            },
          },
        ],
        'filters.cleared': [
          {
            case: 'filters.cleared',
            words: 'Clear Filter is pressed',
            cause: (driver) => driver.press('Enter', clearFilter),
            when: ({ context }) => context.found.count === 0,
          },
        ],
        'query.changed': [
          {
            case: 'the address changes',
            words: 'the link to all products is followed',
            cause: (driver) => driver.press('Enter', link('Products', named('navigation', 'Main'))),
          },
        ],
        'filters.opened': IS_THERE,
        'index.loaded': IS_THERE,
        'index.failed': IS_THERE,
        'mentions.failed': IS_THERE,
        'facts.loaded': IS_THERE,
        'facts.failed': IS_THERE,
        'load.repeated': IS_THERE,
        'room.changed': { notOnPage: 'This is tested with the machine "room".' },
        'route.changed': { notOnPage: 'The page has closed by then; how a drawer closes is tested on the menu.' },
        'viewport.changed': {
          notOnPage: 'It is for the drawer of filters; how a drawer closes is tested on the menu.',
        },
      },
      states: {
        'results.showing': ({ context }) => [
          counted(cards, context.found.count),
          unseen(clearFilter),
          seen({ role: 'status', saying: new RegExp(`^${context.found.count} products?$`), within: MAIN }),
        ],
        'results.nothingFound': ({ context }) => [
          says(MAIN, containing('No products were found matching your selection.')),
          seen(clearFilter),
          counted(cards, context.found.nearest.length),
        ],
        'results.waiting': () => [seen(searchBox)],
        'results.failed': () => [seen(button('Try Again', MAIN))],
        'words.resting': ({ context }) => [holds(searchBox, context.query.q)],
        'words.typing': ({ context }) => [holds(searchBox, context.query.q)],
      },
      actor: 'catalogue',
    },
  ],
  {
    'catalogue.results.showing|always|0': IS_THERE.notOnPage,
    'catalogue.results.nothingFound|always|0': IS_THERE.notOnPage,
    'catalogue.results.waiting|always|0': IS_THERE.notOnPage,
    'catalogue.results.failed|always|0': IS_THERE.notOnPage,
  },
);
