import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

import type { CardValues } from '#domain/card';
import { soundLines } from '#domain/cart-line';
import { cartTotals, lineTotal } from '#domain/price';
import { paymentRecords } from '#fixtures/payment-records';
import { products } from '#fixtures/products';
import { createShop } from '#shop';
import type { Shop } from '#shop';

import { checkoutPage } from '../../src/routes/-pages/checkout';
import { productPage } from '../../src/routes/-pages/product';
import { memoryWorld } from '../support/memory-world';

/** Something that happens to the shop from outside. */
type Command =
  | { readonly kind: 'send'; readonly to: keyof typeof MEMBERS; readonly event: { readonly type: string } }
  | { readonly kind: 'tell'; readonly event: { readonly type: string } }
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'wait'; readonly ms: number };

const MEMBERS = { cart: 0, wishlist: 0, cartToast: 0, wishlistToast: 0, notice: 0, menu: 0, savedCards: 0 } as const;

const chair = 42;
const wardrobe = 10;
const soldOutBench = 9;

const [record] = paymentRecords;
const goodCard: CardValues = { name: '', cardnum: '', cvv: '', ...record, expiry: '12/30' };

const productId = fc.constantFrom(chair, wardrobe, soldOutBench);
const qty = fc.integer({ min: -2, max: 40 });
const bare = (...types: string[]) => fc.constantFrom(...types.map((type) => ({ type })));
const to = (member: keyof typeof MEMBERS, events: fc.Arbitrary<{ type: string }>) =>
  events.map((event): Command => ({ kind: 'send', to: member, event }));

const command: fc.Arbitrary<Command> = fc.oneof(
  to('cart', fc.record({ type: fc.constant('line.added'), productId, qty })),
  to('cart', fc.record({ type: fc.constant('line.changed'), productId, qty })),
  to('cart', fc.record({ type: fc.constant('line.removed'), productId })),
  to('cart', bare('cart.cleared')),
  to('wishlist', fc.record({ type: fc.constantFrom('wishlist.added', 'wishlist.removed'), productId })),
  to('wishlist', bare('wishlist.cleared')),
  to('cartToast', bare('toast.held', 'toast.released', 'toast.closed')),
  to('wishlistToast', bare('toast.held', 'toast.released', 'toast.closed')),
  to('notice', bare('notice.undone', 'notice.closed', 'notice.held', 'notice.released')),
  to('menu', bare('drawer.opened', 'drawer.closed')),
  to(
    'savedCards',
    fc.record({
      type: fc.constantFrom('card.removed', 'card.preferred'),
      cardId: fc.constantFrom('card-1', 'card-2', 'card-3'),
    }),
  ),
  bare('preview.opened', 'preview.closed', 'quantity.increased', 'add.pressed', 'dialog.closed').map(
    (event): Command => ({ kind: 'tell', event }),
  ),
  fc
    .record({ type: fc.constant('quantity.typed'), text: fc.constantFrom('', '0', '-3', '99', '2') })
    .map((event): Command => ({ kind: 'tell', event })),
  fc
    .constantFrom('personal', 'billing')
    .map((step): Command => ({ kind: 'tell', event: { type: 'step.opened', step } as never })),
  fc
    .constantFrom(goodCard, { ...goodCard, cvv: '000' }, { ...goodCard, expiry: '' }, { ...goodCard, expiry: '01/20' })
    .map((card): Command => ({ kind: 'tell', event: { type: 'card.submitted', card, amount: 100 } as never })),
  fc.boolean().map((isWide): Command => ({ kind: 'tell', event: { type: 'viewport.changed', isWide } as never })),
  fc
    .constantFrom('/', `/Products/${chair}`, `/Products/${soldOutBench}`, '/Checkout', '/Checkout/Payment')
    .map((path): Command => ({ kind: 'open', path })),
  fc.constantFrom(1, 1_000, 4_999, 5_000).map((ms): Command => ({ kind: 'wait', ms })),
);

interface Walk {
  readonly shop: Shop;
  readonly clock: SimulatedClock;
  page: AnyActorRef | undefined;
}

function begin(): Walk {
  const clock = new SimulatedClock();
  const shop = createShop(
    memoryWorld(() => new Date(2025, 5, 15, 12, 0, 0, clock.now())),
    { clock },
  );
  shop.start();
  shop.enterWorld();
  return { shop, clock, page: undefined };
}

function follow(walk: Walk, step: Command): void {
  const { shop, clock } = walk;
  switch (step.kind) {
    case 'send':
      return shop.member(step.to).send(step.event as never);
    case 'wait':
      return void clock.increment(step.ms);
    case 'open':
      walk.page = pageAt(shop, step.path);
      return shop.routeChanged(step.path);
    case 'tell':
      if (step.event.type === 'viewport.changed') {
        return shop.actor.send(step.event as never);
      }
      walk.page?.send(step.event);
      return childOf(walk.page, 'payment')?.send(step.event);
  }
}

function pageAt(shop: Shop, path: string): AnyActorRef | undefined {
  const id = /^\/Products\/(\d+)$/.exec(path)?.[1];
  if (id !== undefined) {
    return shop.page(productPage, path, { productId: Number(id) });
  }
  return path.startsWith('/Checkout') ? shop.page(checkoutPage, '/Checkout', { step: 'personal' }) : undefined;
}

function childOf(actor: AnyActorRef | undefined, id: string): AnyActorRef | undefined {
  return (actor?.getSnapshot() as AnyMachineSnapshot | undefined)?.children[id];
}

function isOpen(actor: AnyActorRef | undefined): boolean {
  return actor?.getSnapshot().status === 'active' && (actor.getSnapshot() as AnyMachineSnapshot).hasTag('overlay');
}

const invariants: Readonly<Record<string, (walk: Walk) => void>> = {
  'the page is locked exactly while an overlay is open': ({ shop, page }) => {
    const overlays = [
      shop.member('menu').getSnapshot().matches('open'),
      isOpen(page),
      isOpen(childOf(page, 'payment')),
    ];
    expect(shop.member('scrollLock').getSnapshot().hasTag('locked')).toBe(overlays.includes(true));
  },
  'every cart line is for a product once, within 1 and the stock': ({ shop }) => {
    const { lines } = shop.member('cart').getSnapshot().context;
    expect(lines).toEqual(soundLines(lines, products));
    expect(new Set(lines.map((line) => line.productId)).size).toBe(lines.length);
  },
  'the total is the sum of the lines less a tenth': ({ shop }) => {
    const { lines } = shop.member('cart').getSnapshot().context;
    const priced = lines.map((line) => ({ ...productOf(line.productId), qty: line.qty }));
    const sum = priced.reduce((total, line) => total + lineTotal(line), 0);
    expect(cartTotals(priced).total).toBe(sum - Math.round(sum / 10));
  },
  'no toast tells of a sold-out product': ({ shop }) => {
    for (const name of ['cartToast', 'wishlistToast'] as const) {
      expect(shop.member(name).getSnapshot().context.message?.productId).not.toBe(soldOutBench);
    }
  },
  'exactly one saved card is the Default, if there is any': ({ shop }) => {
    const { cards } = shop.member('savedCards').getSnapshot().context;
    expect(cards.filter(({ isDefault }) => isDefault).length).toBe(Math.min(1, cards.length));
  },
  'a cart or wishlist that is empty says so': ({ shop }) => {
    expect(shop.member('cart').getSnapshot().value).toBe(
      shop.member('cart').getSnapshot().context.lines.length === 0 ? 'empty' : 'filled',
    );
    const wishlist = shop.member('wishlist').getSnapshot();
    expect(wishlist.value).toBe(wishlist.context.productIds.length === 0 ? 'empty' : 'filled');
  },
};

function productOf(id: number) {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) {
    throw new Error(`product ${id} is not in the catalogue`);
  }
  return product;
}

test('2000 random walks through the shop keep every promise of the specification', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (steps) => {
      const walk = begin();
      for (const step of steps) {
        follow(walk, step);
        Object.values(invariants).forEach((holds) => holds(walk));
      }
    }),
    { numRuns: 2_000 },
  );
}, 120_000);

test('an untouched toast is gone 5000 ms after it was last shown, whatever else happens', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 12 }), (steps) => {
      const walk = begin();
      steps.forEach((step) => follow(walk, step));
      const toast = walk.shop.member('cartToast');
      toast.send({ type: 'toast.closed' });
      walk.shop.member('cart').send({ type: 'line.added', productId: chair, qty: 1 });
      walk.clock.increment(4_999);
      expect(toast.getSnapshot().hasTag('visible')).toBe(true);
      walk.clock.increment(1);
      expect(toast.getSnapshot().hasTag('visible')).toBe(false);
    }),
    { numRuns: 200 },
  );
});
