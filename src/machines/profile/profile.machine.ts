import { assign, setup } from 'xstate';

import type { Person, ProfileMessage } from '#machines/messages';

interface ProfileContext {
  readonly person: Person | undefined;
}

interface RestoredParams {
  readonly person: Person | undefined;
  readonly signedIn: boolean;
}

/** Who shops on this device. Signing in greets and prefills, it opens no door: all pages are open (section 6). */
export const profileMachine = setup({
  types: { context: {} as ProfileContext, events: {} as ProfileMessage, tags: {} as 'signedIn' },
  guards: {
    isKnown: ({ context }) => context.person !== undefined,
    wasSignedIn: (_, { person, signedIn }: RestoredParams) => signedIn && person !== undefined,
  },
  actions: {
    notePerson: assign({ person: (_, { person }: { person: Person | undefined }) => person }),
  },
}).createMachine({
  id: 'profile',
  description: 'Who shops on this device, known here only.',
  context: { person: undefined },
  initial: 'signedOut',
  on: {
    'profile.restored': [
      {
        guard: { type: 'wasSignedIn', params: ({ event }) => event },
        target: '.signedIn',
        actions: { type: 'notePerson', params: ({ event }) => event },
        description: 'The profile arrives from this device, signed in.',
      },
      {
        target: '.signedOut',
        actions: { type: 'notePerson', params: ({ event }) => event },
        description: 'The profile arrives from this device, signed out, or there is none.',
      },
    ],
    'profile.created': {
      target: '.signedIn',
      actions: { type: 'notePerson', params: ({ event }) => event },
      description: 'Someone signs up on this device.',
    },
  },
  states: {
    signedOut: {
      description: 'Nobody is signed in.',
      on: { 'session.opened': { guard: 'isKnown', target: 'signedIn', description: 'The known person logs in.' } },
    },
    signedIn: {
      description: 'The known person is greeted by name.',
      tags: 'signedIn',
      on: { 'session.closed': { target: 'signedOut', description: 'The person logs out.' } },
    },
  },
});
