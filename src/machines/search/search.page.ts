import { sampleContent } from '#content/whole-content';
import { button, counted, is, MAIN, named, seen } from '#kit/paths/driver';
import type { Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { lookupOf } from '#machines/samples';

import { cases } from './search.cases';

/** The catalogue's search box, a suggestion, and the chip that removes its words. */
export const searchBox = named('combobox', 'Search products', MAIN);
const suggestions = named('listbox', 'Suggestions', MAIN);
const bathroom: Locator = { role: 'option', name: /^Bathroom/, within: suggestions };
export const wordsChip = button(/^Remove “/, MAIN);

const IS_THERE = {
  notOnPage:
    'The pages in these tests have the search index from the start; in the shop it is loaded when somebody turns to the search box.',
} as const;

export const places = placesOf(
  cases,
  [
    {
      place: 'the search box of the catalogue',
      starts: [
        {
          name: 'the kitchen',
          input: { lookup: lookupOf(sampleContent().index()), isReady: true },
          visit: { path: '/Products?category=Kitchen', width: 'desktop' },
        },
      ],
      events: {
        'search.entered': IS_THERE,
        'index.loaded': IS_THERE,
        'index.failed': IS_THERE,
        'mentions.failed': IS_THERE,
        'words.typed': [
          {
            case: ['“bathroom” is typed', 'words that mean nothing are typed', 'the words are cleared'],
            cause: (driver, { q }) => driver.type(searchBox, q),
            when: ({ context }, { q }) => context.words !== q,
          },
        ],
        'words.replaced': [
          {
            case: 'the words are taken back',
            cause: (driver) => driver.press('Enter', wordsChip),
            when: ({ context, value }) => context.words !== '' && value === 'idle',
          },
        ],
        'mark.moved': [
          {
            case: 'the next entry is marked',
            words: 'arrow down is pressed',
            cause: (driver) => driver.press('ArrowDown', searchBox),
          },
        ],
        'list.closed': [
          { case: 'list.closed', words: 'Escape is pressed', cause: (driver) => driver.press('Escape', searchBox) },
        ],
        'search.left': [{ case: 'search.left', words: 'the search box is left', cause: (driver) => driver.blur() }],
        'search.submitted': [
          {
            case: 'search.submitted',
            words: 'Enter searches for the words',
            cause: (driver) => driver.press('Enter', searchBox),
            when: ({ context }) => context.marked === undefined,
          },
        ],
        'entry.chosen': [
          {
            case: 'entry.chosen',
            words: 'the bathroom is chosen, and typed again',
            cause: async (driver) => {
              await driver.click(bathroom);
              await driver.type(searchBox, 'bathroom');
              await driver.press('Escape', searchBox);
            },
          },
        ],
      },
      states: {
        waiting: () => [seen(searchBox)],
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
      ignoredContext: ['lookup'],
      actor: 'catalogue/search',
    },
  ],
  {
    'search|words.typed|0': IS_THERE.notOnPage,
    'search.waiting|search.left|0': IS_THERE.notOnPage,
  },
);
