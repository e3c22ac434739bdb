import { draftsMachine } from '#machines/drafts/drafts.machine';
import { sampleNow } from '#machines/samples';

import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { goThereAndBack } from './person';
import { holds, link, MAIN, named, seen, standsAt, textbox } from './someone';
import type { Someone } from './someone';
import { sendMessage } from './writing';

const HOUR_MS = 60 * 60 * 1_000;
const name = textbox('Name', MAIN);

const draftOf = (who: string) => ({ name: who, email: '', phone: '', subject: '', message: '' });
const ofAnotherTab = (hoursAgo: number) => ({
  keptAt: sampleNow().getTime() - hoursAgo * HOUR_MS,
  drafts: { contact: draftOf('Bo') },
});

/** Looks at the blog and comes back: the form is a new one, and asks for its draft. */
function lookAway(someone: Someone): Promise<void> {
  return goThereAndBack(someone, {
    by: link('Blog', named('navigation', 'Main')),
    there: standsAt('/Blog'),
    back: seen(name),
  });
}

const drafts: PageTarget<typeof draftsMachine> = {
  machine: 'drafts',
  place: 'the contact page',
  logic: draftsMachine,
  starts: [{ name: 'nothing written yet', input: { now: sampleNow }, visit: { path: '/ContactUs', width: 'desk' } }],
  events: {
    'draft.kept': [
      {
        name: 'a name is typed',
        event: { type: 'draft.kept', form: 'contact', values: draftOf('Ada') },
        cause: async (someone) => {
          await someone.type(name, 'Ada');
          await lookAway(someone);
        },
        when: ({ context }) => context.drafts['contact']?.['name'] !== 'Ada',
      },
    ],
    'draft.dropped': [
      {
        name: 'a message is sent off',
        event: { type: 'draft.dropped', form: 'contact' },
        cause: async (someone) => {
          await sendMessage(someone);
          await lookAway(someone);
        },
      },
    ],
    'drafts.restored': [1, 9].map((hoursAgo) => ({
      name: `another tab has a draft that is ${hoursAgo} h old`,
      event: { type: 'drafts.restored', ...ofAnotherTab(hoursAgo) } as const,
      cause: async (someone: Someone) => {
        await someone.hearOf('drafts', ofAnotherTab(hoursAgo));
        await lookAway(someone);
      },
    })),
  },
  states: { blank: () => [], restored: () => [] },
  always: ({ context }) => [holds(name, context.drafts['contact']?.['name'] ?? '')],
  ignoredContext: ['keptAt'],
  actor: (shop) => shop.member('drafts'),
};

/** What was typed and not sent off. */
export const draftingTargets = [onPage(drafts)];
