import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';
import { storedNow } from '#machines/shop/restore-messages';
import type { Shop } from '#shop';

import { openTabs } from '../support/tabs';
import type { Tabs } from '../support/tabs';
import { runs } from '../support/trust';

const noon = () => new Date(2025, 5, 15, 12);
const [lamp, chair, bed, shelf] = [41, 42, 8, 6] as const;

const add = (shop: Shop | undefined, productId: number, qty = 1) =>
  shop?.member('cart').send({ type: 'line.added', productId, qty });
const pay = (shop: Shop | undefined, email: string) =>
  shop?.member('orders').send({ type: 'order.placed', lines: [{ productId: lamp, qty: 1 }], email });
const card = (name: string) => ({ name, brand: 'Visa', last4: '1111', expiry: '09/29' }) as const;

function quantity(shop: Shop | undefined, productId: number): number {
  return (
    shop
      ?.member('cart')
      .getSnapshot()
      .context.lines.find((line) => line.productId === productId)?.qty ?? 0
  );
}

/** The state of every open tab and of storage once all writes have arrived; they must be equal. */
function agreed(tabs: Tabs, open: readonly Shop[] = tabs.shops): Shop {
  tabs.drain();
  const [next] = openTabs(1, noon, new Map(tabs.device)).shops;
  for (const shop of open) {
    expect(storedNow(shop.actor.system)).toEqual(next && storedNow(next.actor.system));
  }
  return next as Shop;
}

describe('two tabs in the same moment', () => {
  test('add a piece each: both are in the cart', () => {
    const tabs = openTabs(2, noon);
    add(tabs.shops[0], bed);
    add(tabs.shops[1], shelf);
    const shop = agreed(tabs);
    expect([quantity(shop, bed), quantity(shop, shelf)]).toEqual([1, 1]);
  });

  test('add one more of the same: there are two more', () => {
    const tabs = openTabs(2, noon);
    const before = quantity(tabs.shops[0], chair);
    tabs.shops.forEach((shop) => add(shop, chair));
    expect(quantity(agreed(tabs), chair)).toBe(before + 2);
  });

  test('add more than there is: the stock is in the cart', () => {
    const tabs = openTabs(2, noon);
    const stock = products.find(({ id }) => id === bed)?.stock ?? 0;
    tabs.shops.forEach((shop) => add(shop, bed, stock));
    expect(quantity(agreed(tabs), bed)).toBe(stock);
  });

  test('remove a line and add to it: the pieces that were added stay', () => {
    const tabs = openTabs(2, noon);
    tabs.shops[0]?.member('cart').send({ type: 'line.removed', productId: chair });
    add(tabs.shops[1], chair, 1);
    expect(quantity(agreed(tabs), chair)).toBe(1);
  });

  test('remove the same line: it is gone', () => {
    const tabs = openTabs(2, noon);
    tabs.shops.forEach((shop) => shop.member('cart').send({ type: 'line.removed', productId: chair }));
    expect(quantity(agreed(tabs), chair)).toBe(0);
  });

  test.each([[[0, 1]], [[0, 1, 0]], [[0, 1, 0, 1, 1]], [[0, 0, 0, 1]]])(
    'keep cards as the Default, in tabs %j: all are kept, one is the Default',
    (order) => {
      const tabs = openTabs(2, noon);
      const names = order.map((tab, index) => {
        const name = `Card ${index}`;
        tabs.shops[tab]?.member('savedCards').send({ type: 'card.added', card: card(name), asDefault: true });
        return name;
      });
      const { cards } = agreed(tabs).member('savedCards').getSnapshot().context;
      expect(cards.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
      expect(cards.filter(({ isDefault }) => isDefault).length).toBe(1);
    },
  );

  test('write something each, and the one is closed before it hears of the other: both are kept', () => {
    const tabs = openTabs(2, noon);
    add(tabs.shops[0], bed);
    add(tabs.shops[1], shelf);
    tabs.commit(0);
    tabs.close(0);
    const shop = agreed(tabs, tabs.shops.slice(1));
    expect([quantity(shop, bed), quantity(shop, shelf)]).toEqual([1, 1]);
  });

  test('a cart that is emptied after the other tab has cleared storage, and not heard of it, stays empty', () => {
    const tabs = openTabs(2, noon);
    add(tabs.shops[0], bed);
    tabs.drain();
    tabs.clear(1);
    tabs.shops[0]?.member('cart').send({ type: 'cart.emptied' });
    expect(agreed(tabs).member('cart').getSnapshot().context.lines).toEqual([]);
  });

  test('what is typed in one and sent off in the other leaves the typed fields there', () => {
    const tabs = openTabs(2, noon);
    const draft = (values: Record<string, string>) => ({ type: 'draft.kept', form: 'contact', values }) as const;
    tabs.shops[0]?.member('drafts').send(draft({ name: 'Ada' }));
    tabs.drain();
    tabs.shops[1]?.member('drafts').send({ type: 'draft.kept', form: 'review-1', values: { review: 'It stands.' } });
    expect(agreed(tabs).member('drafts').getSnapshot().context.drafts).toEqual({
      contact: { name: 'Ada' },
      'review-1': { review: 'It stands.' },
    });
  });
});

interface Action {
  readonly tab: number;
  readonly kind:
    | 'add'
    | 'remove'
    | 'change'
    | 'wish'
    | 'unwish'
    | 'pay'
    | 'card'
    | 'message'
    | 'prefer'
    | 'commit'
    | 'receive';
  readonly productId: number;
  readonly qty: number;
}

const actions = fc.array(
  fc.record<Action>({
    tab: fc.nat(2),
    kind: fc.constantFrom(
      'add',
      'add',
      'remove',
      'change',
      'wish',
      'unwish',
      'pay',
      'card',
      'message',
      'prefer',
      'commit',
      'commit',
      'commit',
      'receive',
      'receive',
      'receive',
      'receive',
    ),
    productId: fc.constantFrom(bed, shelf, lamp, chair),
    qty: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 40 },
);

function perform(tabs: Tabs, { tab, kind, productId, qty }: Action, index: number): void {
  const shop = tabs.shops[tab];
  const name = `action ${index}`;
  const action: Record<Action['kind'], () => void> = {
    add: () => add(shop, productId, qty),
    remove: () => shop?.member('cart').send({ type: 'line.removed', productId }),
    change: () => shop?.member('cart').send({ type: 'line.changed', productId, qty }),
    wish: () => wish(shop, productId),
    unwish: () => shop?.member('wishlist').send({ type: 'wishlist.removed', productId }),
    pay: () => pay(shop, name),
    card: () => shop?.member('savedCards').send({ type: 'card.added', card: card(name), asDefault: qty === 1 }),
    message: () => shop?.member('outbox').send({ type: 'message.kept', keptAt: index, values: { subject: name } }),
    prefer: () => shop?.member('savedCards').send({ type: 'card.preferred', cardId: 'sample-amex' }),
    commit: () => tabs.commit(tab),
    receive: () => tabs.receive(tab),
  };
  action[kind]();
}

/** Puts a product on the wishlist, unless its heart is full in this tab: the same press would take it off. */
function wish(shop: Shop | undefined, productId: number): void {
  const wishlist = shop?.member('wishlist');
  if (wishlist?.getSnapshot().context.productIds.includes(productId) === false) {
    wishlist.send({ type: 'wishlist.toggled', productId });
  }
}

const named = (list: readonly Action[], kind: Action['kind']) =>
  list.flatMap((action, index) => (action.kind === kind ? [`action ${index}`] : []));

test('whatever three tabs do, and however late storage events arrive, they agree and lose nothing that was placed, stored or sent', () => {
  fc.assert(
    fc.property(actions, (list) => {
      const tabs = openTabs(3, noon);
      list.forEach((action, index) => perform(tabs, action, index));
      const shop = agreed(tabs);
      const { placed } = shop.member('orders').getSnapshot().context;
      expect(placed.map(({ email }) => email).toSorted()).toEqual(named(list, 'pay').toSorted());
      expect(new Set(placed.map(({ orderid }) => orderid)).size).toBe(placed.length);
      const { cards } = shop.member('savedCards').getSnapshot().context;
      expect(cards.map(({ name }) => name)).toEqual(expect.arrayContaining(named(list, 'card')));
      const { messages } = shop.member('outbox').getSnapshot().context;
      expect(messages.map(({ values }) => values['subject'])).toEqual(expect.arrayContaining(named(list, 'message')));
    }),
    runs(150),
  );
}, 600_000);

test('however late storage events arrive, every piece that is added is in the cart, as far as the stock goes', () => {
  fc.assert(
    fc.property(actions, (list) => {
      const adding = list.filter(({ kind }) => ['add', 'commit', 'receive', 'wish'].includes(kind));
      const tabs = openTabs(3, noon);
      const before = new Map(products.map(({ id }) => [id, quantity(tabs.shops[0], id)]));
      adding.forEach((action, index) => perform(tabs, action, index));
      const shop = agreed(tabs);
      for (const { id, stock } of products) {
        const added = adding.filter(({ kind, productId }) => kind === 'add' && productId === id);
        const wanted = (before.get(id) ?? 0) + added.reduce((sum, { qty }) => sum + qty, 0);
        expect(quantity(shop, id)).toBe(Math.min(wanted, stock));
      }
      const wished = adding.flatMap(({ kind, productId }) => (kind === 'wish' ? [productId] : []));
      expect(shop.member('wishlist').getSnapshot().context.productIds).toEqual(expect.arrayContaining(wished));
    }),
    runs(150),
  );
}, 600_000);
