import { assign, emit, sendTo, setup } from 'xstate';

import type { Address } from '#domain/address';
import type { FieldCheck, FieldValues } from '#domain/fields';
import * as FOCUS from '#domain/focus-ids';
import { checkProfile } from '#domain/forms';
import type { Person } from '#domain/person';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import { formMachine } from '#machines/form/form.machine';
import { member } from '#machines/members';
import type { ProfileMessage } from '#machines/messages';
import type { ReorderInput } from '#machines/reorder/reorder.machine';
import { reorderMachine } from '#machines/reorder/reorder.machine';
import { pageLock } from '#machines/scroll-lock/page-lock';
import type { Stored } from '#machines/shop/stored';

import { addressFacts, addressValues, personOf, personValues } from './account-values';

export interface AccountInput extends ReorderInput {
  /** Reads the person known on this device. */
  readonly person: () => Person | undefined;
  readonly checkAddress: FieldCheck;
}

export type AccountEvent =
  | { type: 'details.opened' }
  | { type: 'details.closed' }
  | { type: 'address.opened'; addressId: string | undefined }
  | { type: 'address.closed' }
  | { type: 'samples.requested'; before: Stored }
  | { type: 'samples.undone' }
  | { type: 'route.changed' };

interface AccountContext extends AccountInput {
  /** Id of the edited address; undefined for a new one. */
  readonly addressId: string | undefined;
  /** Stored data from before a reset, for Undo. */
  readonly before: Stored | undefined;
}

interface ValuesParams {
  readonly values: FieldValues;
}

/** My Account: personal details, address book, Reorder, and the reset to sample data. */
export const accountMachine = setup({
  types: {
    input: {} as AccountInput,
    context: {} as AccountContext,
    events: {} as AccountEvent,
    emitted: {} as FocusWanted,
    children: {} as { details: 'form'; address: 'form'; reorder: 'reorder' },
    tags: {} as 'editing' | 'saved' | 'overlay' | 'sampled' | 'undone',
  },
  actors: { form: formMachine, reorder: reorderMachine, pageLock },
  actions: {
    wantFocus: emit(wantingFocus),
    noteAddress: assign({ addressId: (_, { addressId }: { addressId: string | undefined }) => addressId }),
    noteBefore: assign({ before: (_, { before }: { before: Stored }) => before }),
    keepDetails: sendTo(
      ({ system }) => member(system, 'profile'),
      (_, { values }: ValuesParams): ProfileMessage => ({ type: 'profile.changed', person: personOf(values) }),
    ),
    keepAddress: sendTo(
      ({ system }) => member(system, 'profile'),
      ({ context: { addressId } }, { values }: ValuesParams): ProfileMessage => {
        const written = { address: addressFacts(values), asDefault: values['isDefault'] === 'on' };
        return addressId === undefined
          ? { type: 'address.added', ...written }
          : { type: 'address.changed', addressId, ...written };
      },
    ),
    restoreSamples: sendTo(({ system }) => member(system, 'shop'), { type: 'samples.restored' }),
    restoreBefore: sendTo(
      ({ system }) => member(system, 'shop'),
      ({ context }) => ({ type: 'device.changed', stored: context.before ?? {} }),
    ),
  },
}).createMachine({
  id: 'account',
  description: 'My Account.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, addressId: undefined, before: undefined }),
  states: {
    details: {
      description: 'Name, email and phone number of the person.',
      initial: 'shown',
      on: {
        'route.changed': {
          target: '.shown',
          description: 'The shopper comes back from another page: nothing is open.',
        },
      },
      states: {
        shown: {
          description: 'The details are shown.',
          on: {
            'details.opened': {
              target: 'editing',
              actions: { type: 'wantFocus', params: { on: [FOCUS.fullName] } },
              description: 'The person wants to correct them.',
            },
          },
        },
        editing: {
          description: 'The details are being corrected.',
          tags: 'editing',
          invoke: {
            id: 'details',
            src: 'form',
            input: ({ context }) => ({
              name: 'details',
              values: personValues(context.person()),
              check: checkProfile,
              keepsDraft: false,
            }),
            onDone: {
              target: 'saved',
              actions: [
                { type: 'keepDetails', params: ({ event }) => event.output },
                { type: 'wantFocus', params: { on: [FOCUS.editDetails] } },
              ],
              description: 'The details are complete: they are kept on this device.',
            },
          },
          on: {
            'details.closed': {
              target: 'shown',
              actions: { type: 'wantFocus', params: { on: [FOCUS.editDetails] } },
              description: 'The person leaves them as they were.',
            },
          },
        },
        saved: {
          description: 'The details are shown; a sentence says that they are saved.',
          tags: 'saved',
          on: {
            'details.opened': {
              target: 'editing',
              actions: { type: 'wantFocus', params: { on: [FOCUS.fullName] } },
              description: 'The person corrects them once more.',
            },
          },
        },
      },
    },
    address: {
      description: 'The address book.',
      initial: 'listed',
      on: {
        'route.changed': { target: '.listed', description: 'The shopper goes to another page: the dialog closes.' },
      },
      states: {
        listed: {
          description: 'The addresses are listed.',
          on: {
            'address.opened': {
              target: 'writing',
              actions: { type: 'noteAddress', params: ({ event }) => event },
              description: 'The person adds an address, or corrects one.',
            },
          },
        },
        writing: {
          description: 'The dialog asks for an address; the page behind it does not scroll.',
          tags: 'overlay',
          invoke: [
            { id: 'pageLock', src: 'pageLock', input: { holder: 'address' } },
            {
              id: 'address',
              src: 'form',
              input: ({ context }) => ({
                name: 'address',
                values: addressValues(addressById(context)),
                check: context.checkAddress,
                keepsDraft: false,
              }),
              onDone: {
                target: 'listed',
                actions: { type: 'keepAddress', params: ({ event }) => event.output },
                description: 'The address is complete: it is kept on this device.',
              },
            },
          ],
          on: { 'address.closed': { target: 'listed', description: 'The person changes their mind.' } },
        },
      },
    },
    samples: {
      description: 'Reset sample data: the way back to the first visit.',
      initial: 'untouched',
      on: {
        'route.changed': {
          target: '.untouched',
          description: 'The shopper has gone to another page: Undo is no longer offered.',
        },
        'samples.requested': {
          target: '.restored',
          actions: [{ type: 'noteBefore', params: ({ event }) => event }, 'restoreSamples'],
          description: 'The shopper asks for the sample data back; what was kept before is held for Undo.',
        },
      },
      states: {
        untouched: { description: 'The shop is as the shopper left it.' },
        restored: {
          description: 'A sentence says that the sample data is back, with Undo beside it.',
          tags: 'sampled',
          on: {
            'samples.undone': {
              target: 'undone',
              actions: ['restoreBefore', { type: 'wantFocus', params: { on: [FOCUS.resetSamples] } }],
              description: 'The shopper takes it back: what was kept before is there again.',
            },
          },
        },
        undone: { description: 'A sentence says that everything is as it was.', tags: 'undone' },
      },
    },
    orders: {
      description: 'Reorder, beside every order of the history.',
      initial: 'listed',
      states: {
        listed: {
          description: 'The orders are listed, each can be ordered again.',
          invoke: {
            id: 'reorder',
            src: 'reorder',
            input: ({ context }) => ({ products: context.products, cartLines: context.cartLines }),
          },
          on: {
            'route.changed': {
              target: 'listed',
              reenter: true,
              description: 'The shopper comes back: what an earlier Reorder said is gone.',
            },
          },
        },
      },
    },
  },
});

function addressById({ person, addressId }: AccountContext): Address | undefined {
  return person()?.addresses?.find(({ id }) => id === addressId);
}
