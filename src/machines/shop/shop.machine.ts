import { assign, enqueueActions, sendTo, setup } from 'xstate';

import type { NavigationTarget } from '#domain/world';
import { withLookedUp } from '#domain/known-products';
import type { LookedUp } from '#domain/known-products';
import { member, pageActor } from '#machines/members';
import type { EnvironmentMessage } from '#machines/messages';

import { actors, OVERLAYS } from './actors';
import type { Children } from './actors';
import { restoreMessages, firstVisit } from './restore-messages';
import { isWithin } from './scope';
import type { WriteOutcome, KeeperMessage, PageOpener } from './shop-message';
import { clock, freshContext, known, withSample } from './shop-types';
import type { PageEntered, Reached, ShopContext, ShopEvent, ShopInput } from './shop-types';
import type { Stored } from './stored';
import { addressMessages, historyMessages, openingMessages } from './address-messages';

/**
 * The root of the actor system. It starts in the prerendered state with sample data; storage, clock and randomness
 * enter after hydration. It invokes the long-lived members, and spawns page machines while their pages are open.
 */
export const shopMachine = setup({
  types: {
    input: {} as ShopInput,
    context: {} as ShopContext,
    events: {} as ShopEvent,
    tags: {} as 'settled',
    children: {} as Children,
  },
  actors,
  guards: {
    isOtherPath: ({ context }, { path }: { path: string }) => context.reached?.path !== path,
    isNewPage: ({ context }, { key }: { key: string }) => context.pages.every((page) => page.key !== key),
  },
  actions: {
    noteWorld: assign((_, news: Partial<Pick<ShopContext, 'seed' | 'arrivedAt' | 'isWide'>>) => news),
    handOut: enqueueActions(({ enqueue, system }, { stored }: { stored: Stored }) => {
      for (const { to, message } of restoreMessages(stored)) {
        enqueue.sendTo(member(system, to), message);
      }
    }),
    openPage: enqueueActions(({ context, enqueue }, { open, ...page }: PageEntered & PageOpener) => {
      const { logic, input } = open();
      // XState types an actor's id by its logic, which only the page's definition knows.
      enqueue.spawnChild(logic, { id: page.key as never, systemId: page.key, input });
      for (const message of openingMessages(context, page)) {
        enqueue.sendTo(({ system }) => pageActor(system, page.key), message);
      }
      enqueue.assign({ pages: [...context.pages, page] });
    }),
    tellAddress: enqueueActions(({ context, enqueue, system }) => {
      for (const page of context.pages) {
        addressMessages(context, page).forEach((message) => enqueue.sendTo(pageActor(system, page.key), message));
      }
      for (const { to, message } of historyMessages(context.reached)) {
        enqueue.sendTo(member(system, to), message);
      }
    }),
    /** In a step of its own: the keeper runs by then, and keeps what comes of it. */
    readAddress: enqueueActions(({ context: { reached }, enqueue }) => {
      if (reached) {
        enqueue.raise({ type: 'route.changed', ...reached });
      }
    }),
    arriveAt: enqueueActions(({ context, enqueue }, reached: Reached) => {
      const left = context.pages.filter(({ scope }) => !isWithin(reached.path, scope));
      left.forEach(({ key }) => enqueue.stopChild(key));
      enqueue.assign({ reached, pages: context.pages.filter((page) => !left.includes(page)) });
    }),
    tellOverlays: enqueueActions(({ context, enqueue, system }, message: EnvironmentMessage) => {
      OVERLAYS.forEach((name) => enqueue.sendTo(member(system, name), message));
      if (message.type === 'route.changed') {
        (['notice', 'recentlyRemoved', 'edition'] as const).forEach((name) =>
          enqueue.sendTo(member(system, name), message),
        );
      }
      context.pages.forEach(({ key }) => enqueue.sendTo(pageActor(system, key), message));
    }),
    noteProducts: enqueueActions(({ context, enqueue, system }, looked: LookedUp) => {
      enqueue.assign({ products: withLookedUp(context.products, looked) });
      const holders = ['cart', 'savedForLater', 'wishlist', 'orders', 'recentlyViewed', 'comparison'] as const;
      holders.forEach((name) => enqueue.sendTo(member(system, name), { type: 'products.loaded', ...looked }));
    }),
    askKeeper: sendTo('keeper', (_, message: KeeperMessage) => message),
    tellDevice: sendTo(
      ({ system }) => member(system, 'device'),
      (_, { answer }: WriteOutcome) => answer,
    ),
    navigate: ({ context }, { to }: { to: NavigationTarget }) => context.world.navigate(to),
  },
}).createMachine({
  id: 'shop',
  description: 'The whole shop: everything that outlives a page, and the pages that are open.',
  context: ({ input }) => freshContext(input),
  initial: 'prerendered',
  invoke: [
    { id: 'scrollLock', systemId: 'scrollLock', src: 'scrollLock' },
    { id: 'notice', systemId: 'notice', src: 'notice' },
    { id: 'recentlyRemoved', systemId: 'recentlyRemoved', src: 'recentlyRemoved', input: clock },
    { id: 'cartToast', systemId: 'cartToast', src: 'toast' },
    { id: 'wishlistToast', systemId: 'wishlistToast', src: 'toast' },
    { id: 'cart', systemId: 'cart', src: 'cart', input: ({ context }) => withSample(context, 'cart') },
    { id: 'savedForLater', systemId: 'savedForLater', src: 'savedForLater', input: ({ context }) => known(context) },
    { id: 'wishlist', systemId: 'wishlist', src: 'wishlist', input: ({ context }) => withSample(context, 'wishlist') },
    {
      id: 'orders',
      systemId: 'orders',
      src: 'orders',
      input: ({ context: { products, world } }) => ({ products, sample: world.content.samples.orders, now: world.now }),
    },
    {
      id: 'savedCards',
      systemId: 'savedCards',
      src: 'savedCards',
      input: ({ context: { world } }) => ({ sample: world.content.samples.savedCards }),
    },
    { id: 'profile', systemId: 'profile', src: 'profile' },
    { id: 'newsletter', systemId: 'newsletter', src: 'newsletter' },
    { id: 'outbox', systemId: 'outbox', src: 'outbox' },
    { id: 'ownReviews', systemId: 'ownReviews', src: 'ownReviews', input: ({ context }) => context.world },
    { id: 'device', systemId: 'device', src: 'device' },
    { id: 'edition', systemId: 'edition', src: 'edition' },
    { id: 'drafts', systemId: 'drafts', src: 'drafts', input: clock },
    {
      id: 'recentlyViewed',
      systemId: 'recentlyViewed',
      src: 'recentlyViewed',
      input: ({ context: { products } }) => ({ productIds: products.map(({ id }) => id) }),
    },
    { id: 'units', systemId: 'units', src: 'units' },
    { id: 'searchKey', systemId: 'searchKey', src: 'searchKey' },
    { id: 'recentSearches', systemId: 'recentSearches', src: 'recentSearches' },
    { id: 'recentFilters', systemId: 'recentFilters', src: 'recentSearches' },
    { id: 'comparison', systemId: 'comparison', src: 'comparison', input: ({ context }) => known(context) },
    { id: 'room', systemId: 'room', src: 'room' },
    { id: 'destination', systemId: 'destination', src: 'destination' },
    { id: 'menu', systemId: 'menu', src: 'drawer', input: { name: 'menu' } },
    { id: 'miniCart', systemId: 'miniCart', src: 'drawer', input: { name: 'mini cart' } },
    { id: 'searchPanel', systemId: 'searchPanel', src: 'drawer', input: { name: 'search panel' } },
  ],
  on: {
    'page.entered': {
      guard: { type: 'isNewPage', params: ({ event }) => event },
      actions: { type: 'openPage', params: ({ event }) => event },
      description: 'A page opens: its machine starts.',
    },
    'viewport.changed': {
      actions: [
        { type: 'noteWorld', params: ({ event: { isWide } }) => ({ isWide }) },
        { type: 'tellOverlays', params: ({ event }) => event },
      ],
      description: 'The window becomes wide, or narrow.',
    },
    'products.loaded': {
      actions: { type: 'noteProducts', params: ({ event }) => event },
      description: 'Product data arrives: for a page, or for what is kept on this device.',
    },
    'page.requested': {
      actions: { type: 'navigate', params: ({ event }) => event },
      description: 'A machine leads the shopper to another page.',
    },
  },
  states: {
    prerendered: {
      description: 'The page is as it was prerendered: sample data, without clock and randomness.',
      on: {
        'route.changed': {
          actions: { type: 'arriveAt', params: ({ event }) => event },
          description: 'The router says which page this is; the rest of the address is read after hydration.',
        },
        'world.entered': {
          target: 'settled',
          actions: [
            { type: 'noteWorld', params: ({ event: { seed, now } }) => ({ seed, arrivedAt: now }) },
            { type: 'handOut', params: ({ event }) => event },
            'readAddress',
          ],
          description: 'After hydration the data kept on this device, the clock and randomness come in.',
        },
      },
    },
    settled: {
      description: 'The shop is open, with what is kept on this device.',
      tags: 'settled',
      invoke: {
        id: 'keeper',
        systemId: 'keeper',
        src: 'keeper',
        input: ({ context: { world, unknown, isKeeping }, self }) => ({
          world,
          products: () => self.getSnapshot().context.products,
          unknown,
          isKeeping: isKeeping(),
        }),
      },
      on: {
        'route.changed': [
          {
            guard: { type: 'isOtherPath', params: ({ event }) => event },
            actions: [
              { type: 'arriveAt', params: ({ event }) => event },
              { type: 'tellOverlays', params: { type: 'route.changed' } },
              'tellAddress',
            ],
            description: 'Another path is reached: the machines of the pages that were left are stopped.',
          },
          {
            actions: [{ type: 'arriveAt', params: ({ event }) => event }, 'tellAddress'],
            description: 'The same page is asked for something else: another query, or the preview.',
          },
        ],
        'device.written': {
          actions: { type: 'askKeeper', params: ({ event }) => event },
          description: 'Another tab wrote to this device: the shop looks at what it wrote.',
        },
        'device.answered': {
          actions: { type: 'tellDevice', params: ({ event }) => event },
          description: 'The device has stored something, or refused to.',
        },
        'device.changed': {
          actions: { type: 'handOut', params: ({ event }) => event },
          description: 'Another tab changed what is kept on this device.',
        },
        'visit.joined': {
          actions: { type: 'noteWorld', params: ({ event: { seed } }) => ({ seed }) },
          description: 'Another tab began this visit at the same moment: both use the same random numbers.',
        },
        'day.changed': {
          actions: { type: 'noteWorld', params: ({ event: { now } }) => ({ arrivedAt: now }) },
          description: 'The shopper comes back to the page, or goes on, on another day: dates are counted from it.',
        },
        'device.cleared': {
          actions: {
            type: 'handOut',
            params: ({ context, event }) => ({ stored: firstVisit(context.world.content.samples, event.slices) }),
          },
          description: 'What was kept on this device is gone: it is as on a first visit.',
        },
        'samples.restored': {
          actions: {
            type: 'handOut',
            params: ({ context }) => ({ stored: firstVisit(context.world.content.samples) }),
          },
          description: 'The shopper asks for the first visit back.',
        },
      },
    },
  },
});
