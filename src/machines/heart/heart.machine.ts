import { fromCallback, sendTo, setup } from 'xstate';
import type { EventObject } from 'xstate';

import { member } from '#machines/members';
import type { WishlistMessage } from '#machines/messages';

export interface HeartInput {
  readonly productId: number;
  readonly saved: boolean;
}

export type HeartEvent = { type: 'heart.toggled' } | { type: 'heart.synced'; saved: boolean };

interface SyncedParams {
  readonly saved: boolean;
}

/** Tells a heart whenever the wishlist says otherwise: another heart, another tab, Undo. */
const wishlistWatcher = fromCallback<EventObject, HeartInput>(({ input, sendBack, system }) => {
  const wishlist = member(system, 'wishlist');
  if (wishlist.getSnapshot().status === 'stopped') {
    return undefined;
  }
  const tell = () =>
    sendBack({ type: 'heart.synced', saved: wishlist.getSnapshot().context.productIds.includes(input.productId) });
  tell();
  const subscription = wishlist.subscribe(tell);
  return () => subscription.unsubscribe();
});

/** The heart of one product: on when the product is in the wishlist (section 4, "The wishlist heart toggles"). */
export const heartMachine = setup({
  types: { input: {} as HeartInput, context: {} as HeartInput, events: {} as HeartEvent, tags: {} as 'saved' },
  actors: { wishlistWatcher },
  guards: {
    isSavedNow: (_, { saved }: SyncedParams) => saved,
    isUnsavedNow: (_, { saved }: SyncedParams) => !saved,
    wasSaved: ({ context }) => context.saved,
  },
  actions: {
    addToWishlist: sendTo(
      ({ system }) => member(system, 'wishlist'),
      ({ context }): WishlistMessage => ({ type: 'wishlist.added', productId: context.productId }),
    ),
    removeFromWishlist: sendTo(
      ({ system }) => member(system, 'wishlist'),
      ({ context }): WishlistMessage => ({ type: 'wishlist.removed', productId: context.productId }),
    ),
  },
}).createMachine({
  id: 'heart',
  description: 'The heart beside a product: a toggle for the wishlist.',
  context: ({ input }) => input,
  initial: 'deciding',
  invoke: { id: 'wishlistWatcher', src: 'wishlistWatcher', input: ({ context }) => context },
  states: {
    deciding: {
      description: 'The heart looks whether its product is in the wishlist.',
      always: [
        { guard: 'wasSaved', target: 'saved', description: 'It is.' },
        { target: 'unsaved', description: 'It is not.' },
      ],
    },
    unsaved: {
      description: 'The product is not in the wishlist: the heart is an outline.',
      on: {
        'heart.toggled': { target: 'saved', actions: 'addToWishlist', description: 'The shopper likes the product.' },
        'heart.synced': {
          guard: { type: 'isSavedNow', params: ({ event }) => event },
          target: 'saved',
          description: 'The product joined the wishlist elsewhere.',
        },
      },
    },
    saved: {
      description: 'The product is in the wishlist: the heart is filled.',
      tags: 'saved',
      on: {
        'heart.toggled': {
          target: 'unsaved',
          actions: 'removeFromWishlist',
          description: 'The shopper takes the product off the wishlist.',
        },
        'heart.synced': {
          guard: { type: 'isUnsavedNow', params: ({ event }) => event },
          target: 'unsaved',
          description: 'The product left the wishlist elsewhere.',
        },
      },
    },
  },
});
