import { emit, setup } from 'xstate';

import type { EditionMessage } from '#machines/messages';

/** How long an answer of the host counts, in ms, unless a file is missing. */
export const EDITION_INTERVAL_MS = 5 * 60_000;

/** Emitted to ask the host, or to open the address again; `src/browser/edition.ts` does both. */
export type EditionWanted = { type: 'edition.wanted' } | { type: 'document.wanted' };

/**
 * Whether the host still serves the build that this tab has loaded. When it does not, links open as documents, so that
 * the tab changes over with what is stored; a page whose files went with the old build is opened again at once.
 */
export const editionMachine = setup({
  types: {
    events: {} as EditionMessage,
    emitted: {} as EditionWanted,
    tags: {} as 'renewed',
  },
  actions: {
    askHost: emit({ type: 'edition.wanted' }),
    openDocument: emit({ type: 'document.wanted' }),
  },
  delays: { fiveMinutes: EDITION_INTERVAL_MS },
}).createMachine({
  id: 'edition',
  description: 'Whether the web host still has the edition (the build) of the shop that is open here.',
  initial: 'due',
  states: {
    due: {
      description: 'The host was not asked lately.',
      on: {
        'page.shown': { target: 'asking', description: 'The shopper comes back to this tab.' },
        'route.changed': { target: 'asking', description: 'The shopper goes to another page.' },
        'file.missing': { target: 'asking.forThisPage', description: 'A file of this page could not be loaded.' },
      },
    },
    asking: {
      description: 'The host is asked for the name of its edition.',
      entry: 'askHost',
      initial: 'inAdvance',
      on: {
        'edition.same': { target: 'known', description: 'It has the same edition as this tab.' },
        'edition.unknown': { target: 'known', description: 'It did not answer, or named no edition.' },
      },
      states: {
        inAdvance: {
          description: 'No file is missing so far.',
          on: {
            'edition.renewed': { target: '#edition.renewed', description: 'The shop was renewed.' },
            'file.missing': {
              target: 'forThisPage',
              description: 'Meanwhile a file of this page could not be loaded.',
            },
          },
        },
        forThisPage: {
          description: 'A file of this page is missing: it may have gone with an older edition.',
          on: {
            'edition.renewed': { target: '#edition.changingOver', description: 'The shop was renewed.' },
          },
        },
      },
    },
    known: {
      description: 'The host was asked in the last five minutes.',
      on: {
        'file.missing': { target: 'asking.forThisPage', description: 'A file of this page could not be loaded.' },
      },
      after: { fiveMinutes: { target: 'due', description: 'The answer may be out of date.' } },
    },
    renewed: {
      description: 'The shop was renewed: the next link opens a page of the new edition.',
      tags: 'renewed',
      on: {
        'file.missing': { target: 'changingOver', description: 'A file of this page has gone with the old edition.' },
      },
    },
    changingOver: {
      description: 'The address is opened again, in the new edition.',
      tags: 'renewed',
      entry: 'openDocument',
    },
  },
});
