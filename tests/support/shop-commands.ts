import fc from 'fast-check';
import type { AnyActorRef, AnyStateMachine } from 'xstate';

import type { CardValues } from '#domain/card';
import { goodCard } from '#machines/payment/payment.cases';
import { registry } from '#machines/registry';
import { createShop } from '#shop';
import type { Shop } from '#shop';

import { actorAt } from '#kit/session/address';
import { enterPage } from '#statecharts/session/pages';
import { recordShop } from '#statecharts/session/system';
import type { SessionRecorder } from '#kit/session/record';
import { machinesBelow } from '#kit/session/states';
import { createVirtualClock } from '#kit/session/virtual-clock';
import type { VirtualClock } from '#kit/session/virtual-clock';
import { memoryWorld } from './memory-world';

/** An input to the whole shop. */
export type Command =
  | { readonly kind: 'send'; readonly to: string; readonly event: { readonly type: string } }
  | { readonly kind: 'open'; readonly page: string; readonly scope: string; readonly params: Params }
  | { readonly kind: 'leave'; readonly path: string }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'pay'; readonly card: CardValues }
  /** Any event case of the registry for any running machine, both by index. */
  | { readonly kind: 'any'; readonly actor: number; readonly event: number };

type Params = Readonly<Record<string, string | number>>;

/** A product with several pieces in stock, one with a single piece, one that is sold out. */
export const SAMPLE_IDS = { chair: 42, wardrobe: 10, soldOut: 9 } as const;

const productId = fc.constantFrom(...Object.values(SAMPLE_IDS));
const qty = fc.integer({ min: -2, max: 40 });
const bare = (...types: string[]) => fc.constantFrom(...types.map((type) => ({ type })));
const to = (address: string, events: fc.Arbitrary<{ type: string }>) =>
  events.map((event): Command => ({ kind: 'send', to: address, event }));

const productPages = Object.values(SAMPLE_IDS).map((id) => `product:${id}`);
const toProducts = (events: fc.Arbitrary<{ type: string }>) =>
  fc.oneof(...productPages.map((address) => to(address, events)));

const toQuantities = (events: (productId: fc.Arbitrary<number>) => fc.Arbitrary<{ type: string }>) =>
  fc.oneof(...Object.values(SAMPLE_IDS).map((id) => to(`product:${id}/quantity`, events(fc.constant(id)))));
const text = fc.constantFrom('', '0', '-3', '99', '2', 'oak');

/** Inputs a shopper can cause, including absurd quantities. */
export const shopperCommand: fc.Arbitrary<Command> = fc.oneof(
  to('cart', fc.record({ type: fc.constantFrom('line.added', 'line.changed'), productId, qty })),
  to('cart', fc.record({ type: fc.constantFrom('line.removed', 'line.postponed'), productId })),
  to('cart', bare('cart.cleared')),
  to('wishlist', fc.record({ type: fc.constantFrom('wishlist.toggled', 'wishlist.removed'), productId })),
  to('wishlist', bare('wishlist.cleared')),
  to('cartToast', bare('toast.held', 'toast.released', 'toast.closed')),
  to('wishlistToast', bare('toast.held', 'toast.released', 'toast.closed')),
  to('notice', bare('notice.undone', 'notice.held', 'notice.released')),
  to('menu', bare('drawer.opened', 'drawer.closed')),
  to('miniCart', bare('drawer.opened', 'drawer.closed')),
  to('searchPanel', bare('drawer.opened', 'drawer.closed')),
  to('add-card', bare('dialog.opened', 'dialog.closed')),
  to('account', bare('address.opened', 'address.closed', 'details.opened')),
  to('catalogue/filterDrawer', bare('drawer.opened', 'drawer.closed')),
  to(
    'savedCards',
    fc.record({
      type: fc.constantFrom('card.removed', 'card.preferred'),
      cardId: fc.constantFrom('sample-visa', 'sample-mastercard', 'sample-amex'),
    }),
  ),
  toProducts(bare('preview.opened', 'preview.closed')),
  toQuantities((product) => fc.record({ type: fc.constant('quantity.typed'), productId: product, text })),
  toQuantities((product) =>
    fc.record({ type: fc.constant('quantity.stepped'), productId: product, by: fc.constantFrom(1, -1) }),
  ),
  toQuantities(() => bare('quantity.left', 'add.pressed')),
  to('cart-page', fc.record({ type: fc.constant('quantity.typed'), productId, text })),
  to('cart-page', fc.record({ type: fc.constant('quantity.stepped'), productId, by: fc.constantFrom(1, -1) })),
  to('cart-page', bare('quantity.left')),
  to('checkout', fc.record({ type: fc.constant('step.opened'), step: fc.constantFrom('personal', 'billing') })),
  fc
    .constantFrom<CardValues>(
      goodCard,
      goodCard,
      { ...goodCard, expiry: '06/25' },
      { ...goodCard, cvv: '000' },
      { ...goodCard, expiry: '' },
      { ...goodCard, expiry: '05/25' },
    )
    .map((card): Command => ({ kind: 'pay', card })),
  to('checkout/payment', bare('dialog.closed')),
  to('shop', fc.record({ type: fc.constant('viewport.changed'), isWide: fc.boolean() })),
  fc
    .constantFrom<Omit<Command & { kind: 'open' }, 'kind'>>(
      ...Object.values(SAMPLE_IDS).map((id) => ({
        page: 'product',
        scope: `/Products/ProductDetail/${id}`,
        params: { productId: id },
      })),
      { page: 'catalogue', scope: '/Products', params: {} },
      { page: 'checkout', scope: '/Checkout', params: { step: 'personal' } },
      { page: 'checkout', scope: '/Checkout', params: { step: 'billing' } },
      { page: 'account', scope: '/MyAccount', params: {} },
      { page: 'add-card', scope: '/MyAccount/PaymentAndBilling', params: {} },
      { page: 'cart-page', scope: '/Cart', params: {} },
    )
    .map((page): Command => ({ kind: 'open', ...page })),
  fc.constantFrom('/', '/Blog').map((path): Command => ({ kind: 'leave', path })),
  fc.constantFrom(1, 1_000, 4_999, 5_000).map((ms): Command => ({ kind: 'wait', ms })),
);

/** Any input, including messages that only actors send to each other. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  shopperCommand,
  fc.record({ kind: fc.constant('any' as const), actor: fc.nat(40), event: fc.nat(40) }),
  fc
    .constantFrom(
      { page: 'home', scope: '/', params: {} },
      { page: 'contact', scope: '/ContactUs', params: {} },
      { page: 'sign-up', scope: '/SignUp', params: {} },
      { page: 'log-in', scope: '/LogIn', params: {} },
      { page: 'track-order', scope: '/MyAccount/TrackOrder', params: {} },
    )
    .map((page): Command => ({ kind: 'open', ...page })),
);

/** A running shop with the recording of its inputs. */
export interface RecordedShop {
  readonly shop: Shop;
  readonly clock: VirtualClock;
  readonly recording: SessionRecorder;
}

/** Opens a shop that records every outside event. */
export function openRecordedShop(): RecordedShop {
  const clock = createVirtualClock();
  const begin = new Date(2025, 5, 15, 12).getTime();
  const shop = createShop(
    memoryWorld(() => new Date(begin + clock.now())),
    { clock },
  );
  const recording = recordShop(shop, { path: '/', elapsed: clock.now });
  shop.start();
  shop.enterWorld();
  return { shop, clock, recording };
}

/** Runs one command; an event for an actor that does not run is dropped. */
export function runCommand({ shop, clock }: RecordedShop, command: Command): void {
  switch (command.kind) {
    case 'send':
      return actorAt(shop, command.to)?.send(command.event);
    case 'open':
      enterPage(shop, command);
      return shop.routeChanged({ path: command.scope });
    case 'leave':
      return shop.routeChanged({ path: command.path });
    case 'wait':
      return clock.advanceTo(clock.now() + command.ms);
    case 'pay': {
      const form = actorAt(shop, 'checkout/payment/form');
      Object.entries(command.card).forEach(([field, value]) => form?.send({ type: 'field.changed', field, value }));
      return form?.send({ type: 'form.submitted' });
    }
    case 'any': {
      const [actor, cases] = at(listening(shop), command.actor) ?? [];
      const chosen = at(cases ?? [], command.event);
      return chosen && actor?.send(chosen.event);
    }
  }
}

/** Running actors with their event cases; not the scroll lock, which only overlays may hold. */
function listening(shop: Shop) {
  return machinesBelow(shop.actor).flatMap((actor) => {
    const { id } = (actor as unknown as { readonly logic: AnyStateMachine }).logic;
    const known = registry.find(({ machine }) => machine.id === id);
    const isThere = actor.getSnapshot().status === 'active' && known !== undefined && known.name !== 'scroll-lock';
    return isThere ? ([[actor satisfies AnyActorRef, known.outside]] as const) : [];
  });
}

function at<Item>(items: readonly Item[], place: number): Item | undefined {
  return items[place % Math.max(1, items.length)];
}
