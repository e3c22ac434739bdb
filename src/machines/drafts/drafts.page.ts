import { holds, link, MAIN, named, seen, textbox } from '#kit/paths/driver';
import type { Driver } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { goThereAndBack } from '#kit/paths/steps';
import { sendMessage } from '#machines/contact/contact.page';
import { sampleNow } from '#machines/samples';

import { cases } from './drafts.cases';

const name = textbox('Name', MAIN);

/** Visits the blog and comes back: the new form asks for its draft. */
function lookAway(driver: Driver): Promise<void> {
  return goThereAndBack(driver, {
    by: link('Blog', named('navigation', 'Main')),
    there: seen(named('heading', 'Blog', MAIN)),
    back: seen(name),
  });
}

export const places = placesOf(cases, [
  {
    place: 'the contact page',
    starts: [
      { name: 'nothing written yet', input: { now: sampleNow }, visit: { path: '/ContactUs', width: 'desktop' } },
    ],
    events: {
      'draft.kept': [
        {
          case: 'a draft is kept',
          words: 'a name is typed',
          cause: async (driver) => {
            await driver.type(name, 'Ada');
            await lookAway(driver);
          },
          when: ({ context }) => context.drafts['contact']?.['name'] !== 'Ada',
        },
      ],
      'draft.dropped': [
        {
          case: 'a draft is dropped',
          words: 'a message is sent off',
          cause: async (driver) => {
            await sendMessage(driver);
            await lookAway(driver);
          },
        },
      ],
      'drafts.restored': [
        {
          case: ['another tab has a draft that is 1 h old', 'another tab has a draft that is 9 h old'],
          cause: async (driver, { keptAt, drafts }) => {
            await driver.hearOf('drafts', { keptAt, drafts });
            await lookAway(driver);
          },
        },
      ],
    },
    states: { blank: () => [], restored: () => [] },
    always: ({ context }) => [holds(name, context.drafts['contact']?.['name'] ?? '')],
    ignoredContext: ['keptAt'],
    actor: 'drafts',
  },
]);
