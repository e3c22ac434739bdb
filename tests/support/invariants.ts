import { expect } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

import { validLines } from '#domain/cart-line';
import { cartTotals, lineTotal } from '#domain/price';
import { paymentRecords } from '#fixtures/payment-records';
import { products } from '#fixtures/products';
import type { Shop } from '#shop';

import { addressOf } from '#kit/session/address';
import { replay, tell } from '#statecharts/session/replay';
import type { Session } from '#kit/session/session';
import { machinesBelow } from '#kit/session/states';
import type { VirtualClock } from '#kit/session/virtual-clock';

/** A shop, its clock, and the messages the invariants need to know of. */
interface ObservedShop {
  readonly shop: Shop;
  readonly clock: VirtualClock;
  /** Time each toast was last shown or released, by systemId. */
  readonly shownAt: ReadonlyMap<string, number>;
  /** Sold-out products for which a toast was shown. */
  readonly soldOutToasts: readonly number[];
  readonly approved: readonly Paid[];
  /** Messages a machine sent to itself, as `name: event`. */
  readonly sentToSelf: readonly string[];
}

interface Paid {
  readonly card: { readonly name: string; readonly cardnum: string; readonly cvv: string; readonly expiry: string };
  readonly at: Date;
}

/** Conditions that hold at every moment, by name; each throws when it does not. */
export type Invariants = Readonly<Record<string, (observed: ObservedShop) => void>>;

const TOASTS = ['cartToast', 'wishlistToast'] as const;
const LIFETIME_MS = 5_000;

/** Invariants of the specification, each computed independently of the shop's own rules. */
export const INVARIANTS: Invariants = {
  'the page is locked exactly while an overlay is open': ({ shop }) => {
    const isOpen = machinesBelow(shop.actor).some(isOverlay);
    expect(shop.member('scrollLock').getSnapshot().hasTag('locked')).toBe(isOpen);
  },
  'a toast that nobody holds is gone 5000 ms after it was last shown': ({ shop, clock, shownAt }) => {
    for (const name of TOASTS) {
      if (shop.member(name).getSnapshot().matches({ visible: 'passing' })) {
        expect(clock.now() - (shownAt.get(name) ?? Number.NEGATIVE_INFINITY)).toBeLessThan(LIFETIME_MS);
      }
    }
  },
  'no toast tells of a product whose stock is 0': ({ soldOutToasts }) => expect(soldOutToasts).toEqual([]),
  'every quantity is within 1 and the stock': ({ shop }) => {
    const { lines } = shop.member('cart').getSnapshot().context;
    expect(lines).toEqual(validLines(lines, products));
    expect(lines.filter(({ productId, qty }) => qty < 1 || qty > productOf(productId).stock)).toEqual([]);
    expect(new Set(lines.map((line) => line.productId)).size).toBe(lines.length);
    for (const page of machinesBelow(shop.actor).map((actor) => actor.getSnapshot() as AnyMachineSnapshot)) {
      if (page.machine.id === 'product' && page.matches({ buying: { inStock: 'settled' } } as never)) {
        const { quantityText, stock } = page.context as { readonly quantityText: string; readonly stock: number };
        expect(Number(quantityText)).toBeGreaterThanOrEqual(1);
        expect(Number(quantityText)).toBeLessThanOrEqual(stock);
      }
    }
  },
  'only a card that is valid and matches a record is approved': ({ approved }) => {
    for (const { card, at } of approved) {
      const [month, year] = card.expiry.split('/').map(Number);
      expect((2000 + (year ?? 0)) * 12 + (month ?? 0)).toBeGreaterThanOrEqual(
        at.getFullYear() * 12 + at.getMonth() + 1,
      );
      expect(
        paymentRecords.some(
          ({ name, cardnum, cvv }) => name === card.name && cardnum === card.cardnum && cvv === card.cvv,
        ),
      ).toBe(true);
    }
  },
  'the totals are the sum of the lines, less a tenth': ({ shop }) => {
    const { lines } = shop.member('cart').getSnapshot().context;
    const priced = lines.map((line) => ({ ...productOf(line.productId), qty: line.qty }));
    const sum = priced.reduce((total, line) => total + lineTotal(line), 0);
    expect(cartTotals(priced).total).toBe(sum - Math.round(sum / 10));
  },
  'exactly one saved card is the Default, if there is any': ({ shop }) => {
    const { cards } = shop.member('savedCards').getSnapshot().context;
    expect(cards.filter(({ isDefault }) => isDefault).length).toBe(Math.min(1, cards.length));
  },
  'no machine sends its own message to itself': ({ sentToSelf }) => expect(sentToSelf).toEqual([]),
  'a cart or wishlist that is empty says so': ({ shop }) => {
    const cart = shop.member('cart').getSnapshot();
    expect(cart.value).toBe(cart.context.lines.length === 0 ? 'empty' : 'filled');
    const wishlist = shop.member('wishlist').getSnapshot();
    expect(wishlist.value).toBe(wishlist.context.productIds.length === 0 ? 'empty' : 'filled');
  },
};

/** Observes a shop from now on. The returned function gives the first invariant that is broken, and why. */
export function observeInvariants(
  { shop, clock }: Pick<ObservedShop, 'shop' | 'clock'>,
  invariants: Invariants,
): () => { readonly name: string; readonly reason: unknown } | undefined {
  const shownAt = new Map<string, number>();
  const soldOutToasts: number[] = [];
  const approved: Paid[] = [];
  const sentToSelf: string[] = [];
  let submitted: Paid | undefined;
  shop.actor.system.inspect((record) => {
    if (record.type !== '@xstate.event') {
      return;
    }
    const { event } = record;
    // XState itself sends `xstate.…` events this way, such as a due timer.
    if (record.sourceRef === record.actorRef && !event.type.startsWith('xstate.')) {
      sentToSelf.push(`${(record.actorRef as AnyActorRef).id}: ${event.type}`);
    }
    const toast = TOASTS.find((name) => shop.member(name) === record.actorRef);
    if (toast && (event.type === 'toast.shown' || event.type === 'toast.released')) {
      shownAt.set(toast, clock.now());
    }
    if (event.type === 'toast.shown') {
      const { productId } = event['message'] as { readonly productId: number };
      soldOutToasts.push(...(productOf(productId).stock === 0 ? [productId] : []));
    }
    if (event.type === 'form.submitted' && addressOf(record.actorRef as AnyActorRef) === 'checkout/payment/form') {
      const { values } = (record.actorRef.getSnapshot() as AnyMachineSnapshot).context as {
        readonly values: Paid['card'];
      };
      submitted = { card: values, at: shop.world.now() };
    }
    if (event.type === 'xstate.done.actor.payment' && submitted) {
      approved.push(submitted);
    }
  });
  return () => {
    for (const [name, holds] of Object.entries(invariants)) {
      try {
        holds({ shop, clock, shownAt, soldOutToasts, approved, sentToSelf });
      } catch (reason) {
        return { name, reason };
      }
    }
    return undefined;
  };
}

/** Replays a session. Throws at the first moment at which an invariant is broken, with its name. */
export function replayChecked(session: Session, invariants: Invariants): void {
  const opened = replay({ ...session, events: [] }, 0);
  const check = observeInvariants(opened, invariants);
  for (const entry of session.events) {
    opened.clock.advanceTo(entry.at);
    tell(opened.shop, session, entry);
    const broken = check();
    if (broken) {
      throw new Error(`${broken.name}, at ${entry.at} ms: ${String(broken.reason)}`, { cause: broken.reason });
    }
  }
}

function isOverlay(actor: AnyActorRef): boolean {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  return (
    snapshot.status === 'active' &&
    (snapshot.hasTag('overlay') || (snapshot.machine.id === 'drawer' && snapshot.value === 'open'))
  );
}

function productOf(id: number) {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) {
    throw new Error(`product ${id} is not in the catalogue`);
  }
  return product;
}
