import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';
import { sampleRecipient } from '#machines/samples';
import type { SliceName } from '#machines/shop/stored';

import { now, openShopWith } from '../support/stored-shop';
import versionOne from './stored/v1.json';

const line = (productId: number, qty: number) => ({ productId, qty });
const [order] = versionOne['larkwood.orders'].data;
const pieces = (order?.lines ?? []).map(({ productId, qty }) => ({ productId, qty }));
const collected = { bookedAt: 1_750_000_000_000, pieces, reason: 'It does not fit' };
const [card] = versionOne['larkwood.savedCards'].data;
const [message] = versionOne['larkwood.outbox'].data;
const { person } = versionOne['larkwood.profile'].data;
const [home] = person.addresses;
const drafted = versionOne['larkwood.drafts'].data.keptAt;

test('what a returning shopper kept with version 1 comes back as it was, and is not written again', () => {
  const { world, kept } = openShopWith(versionOne);
  const data = Object.entries(versionOne).map(([key, written]) => [key.replace('larkwood.', ''), written.data]);
  expect(kept()).toEqual(Object.fromEntries(data));
  expect(world.written('local')).toMatchObject(versionOne);
  expect(world.local.text('larkwood.cart')).toBe(JSON.stringify(versionOne['larkwood.cart']));
});

describe('signs that turn a line around, which earlier builds kept', () => {
  const turned = JSON.parse(
    JSON.stringify(versionOne, (_, value: unknown) => (typeof value === 'string' ? `\u202E${value}\u2066` : value)),
  ) as typeof versionOne;

  test('are in no text that comes back, and cost no element', () => {
    expect(openShopWith(turned).kept()).toEqual(openShopWith(versionOne).kept());
  });

  test('do not come from a tab of such a build either', () => {
    const { shop, world, kept } = openShopWith({});
    Object.entries(turned).forEach(([key, written]) => {
      world.local.write(key, written);
      shop.deviceChanged(key, written);
    });
    expect(kept()).toEqual(openShopWith(versionOne).kept());
  });
});

describe('one bad element costs itself only', () => {
  const stockOf = (product: number) => products.find(({ id }) => id === product)?.stock ?? 0;
  test.each<{ slice: SliceName; what: string; data: unknown; read: unknown }>([
    {
      slice: 'cart',
      what: 'a line without a product',
      data: [line(42, 2), { qty: 1 }, line(8, 1)],
      read: [line(42, 2), line(8, 1)],
    },
    { slice: 'cart', what: 'a product that does not exist', data: [line(999, 2), line(8, 1)], read: [line(8, 1)] },
    { slice: 'cart', what: 'a line of text', data: ['42', line(8, 1), null, 7, []], read: [line(8, 1)] },
    {
      slice: 'cart',
      what: 'a product that stands twice',
      data: [line(8, 1), line(42, 1), line(8, 2)],
      read: [line(8, 3), line(42, 1)],
    },
    {
      slice: 'cart',
      what: 'more than there is',
      data: [line(42, 1e300), line(42, 1e300)],
      read: [line(42, stockOf(42))],
    },
    {
      slice: 'cart',
      what: 'parts of a piece, or fewer than none',
      data: [line(42, 2.7), line(8, -3)],
      read: [line(42, 2), line(8, 1)],
    },
    { slice: 'cart', what: 'no line', data: [], read: [] },
    {
      slice: 'savedForLater',
      what: 'what is sold out, or does not exist, and no line',
      data: [line(9, 1), line(999, 2), '42', line(8, 1e300), line(42, -1)],
      read: [line(9, 1), line(8, stockOf(8)), line(42, 1)],
    },
    {
      slice: 'wishlist',
      what: 'no product, and one that stands twice',
      data: [42, -1, 1.5, '8', 999, 42, 8],
      read: [42, 8],
    },
    {
      slice: 'comparison',
      what: 'no product, one that stands twice, and more than four',
      data: ['1', 42, 999, 42, 8, 1, 2, 3],
      read: [42, 8, 1, 2],
    },
    { slice: 'recentlyViewed', what: 'no product', data: [null, 42, 1e300], read: [42] },
    { slice: 'recentSearches', what: 'no words', data: [7, '  ', 'lamp', null, 'lamp'], read: ['lamp'] },
    { slice: 'room', what: 'no size', data: { width: 'wide', depth: 1e300, door: 80 }, read: { door: 80 } },
    { slice: 'orders', what: 'an order that costs 1e300', data: [{ ...order, price: 1e300 }, order], read: [order] },
    {
      slice: 'orders',
      what: 'none, of an order of thousands of the dearest pieces',
      data: [{ ...order, price: 12_273_574_327 }],
      read: [{ ...order, price: 12_273_574_327 }],
    },
    {
      slice: 'orders',
      what: 'an order of 1e300 pieces',
      data: [{ ...order, lines: [{ ...order?.lines[0], qty: 1e300 }] }, order],
      read: [order],
    },
    { slice: 'orders', what: 'an order of nothing', data: [{ ...order, lines: [] }, order], read: [order] },
    {
      slice: 'orders',
      what: 'a day that never comes',
      data: [{ ...order, deliverydate: '2025-02-31' }, order],
      read: [order],
    },
    {
      slice: 'orders',
      what: 'another order of the same number',
      data: [order, { ...order, email: 'grace@larkwood.example' }, order],
      read: [order, { ...order, orderid: 'LW-10430', trackingid: 'LWT-3010-5170', email: 'grace@larkwood.example' }],
    },
    {
      slice: 'orders',
      what: 'something that a later build added',
      data: [{ ...order, engraving: 'Ada' }],
      read: [{ ...order, engraving: 'Ada' }],
    },
    { slice: 'orders', what: 'a recipient of no fields', data: [{ ...order, recipient: 'Ada' }], read: [order] },
    {
      slice: 'orders',
      what: 'a weekend that is none',
      data: [{ ...order, weekend: [0, 1, 2, 3] }],
      read: [order],
    },
    {
      slice: 'orders',
      what: 'a time of cancelling that is none',
      data: [
        { ...order, status: 'Failed', cancelledAt: 'today' },
        { ...order, orderid: 'LW-10431', status: 'Failed', cancelledAt: 1_750_000_000_000 },
      ],
      read: [
        { ...order, status: 'Failed' },
        { ...order, orderid: 'LW-10431', status: 'Failed', cancelledAt: 1_750_000_000_000 },
      ],
    },
    {
      slice: 'orders',
      what: 'returns of nothing, of no time, of more than was ordered and of the same pieces again',
      data: [
        { ...order, returns: [{ ...collected, pieces: [] }] },
        {
          ...order,
          orderid: 'LW-10431',
          returns: [
            { ...collected, bookedAt: 'today' },
            { ...collected, pieces: pieces.map(({ productId, qty }) => ({ productId, qty: qty + 1 })) },
            collected,
            { ...collected, reason: 'It is too late' },
          ],
        },
      ],
      read: [order, { ...order, orderid: 'LW-10431', returns: [collected] }],
    },
    {
      slice: 'orders',
      what: 'a recipient without a town',
      data: [
        { ...order, recipient: { ...sampleRecipient, city: 7 } },
        { ...order, orderid: 'LW-10431', recipient: sampleRecipient },
      ],
      read: [order, { ...order, orderid: 'LW-10431', recipient: sampleRecipient }],
    },
    {
      slice: 'savedCards',
      what: 'a card of an unknown brand',
      data: [{ ...card, brand: 'Oak' }, card],
      read: [{ ...card, isDefault: true }],
    },
    {
      slice: 'newsletter',
      what: 'no address',
      data: ['ada@larkwood.example', 'ada', 7],
      read: ['ada@larkwood.example'],
    },
    { slice: 'outbox', what: 'a message of no time', data: [{ ...message, keptAt: 1e300 }, message], read: [message] },
    {
      slice: 'outbox',
      what: 'a field of no text',
      data: [{ ...message, values: { subject: 'The lamp', message: 7 } }],
      read: [{ ...message, values: { subject: 'The lamp' } }],
    },
    {
      slice: 'profile',
      what: 'an address without a street',
      data: { person: { ...person, phone: 7, addresses: [{ ...home, street: undefined }, home] }, signedIn: true },
      read: { person: { name: person.name, email: person.email, addresses: [home] }, signedIn: true },
    },
    {
      slice: 'drafts',
      what: 'a field of no text',
      data: { keptAt: drafted, drafts: { contact: { name: 'Ada', message: [] }, other: 'text' } },
      read: { keptAt: drafted, drafts: { contact: { name: 'Ada' } } },
    },
  ])('$slice: $what', ({ slice, data, read }) => {
    expect(openShopWith({ [`larkwood.${slice}`]: { v: 1, data } }).kept()[slice]).toEqual(read);
  });

  test.each([
    { what: 'a little ahead of the clock', ahead: 60_000, drafts: { contact: { name: 'Ada' } } },
    { what: 'forty days ahead', ahead: 40 * 86_400_000, drafts: {} },
  ])('drafts from $what', ({ ahead, drafts }) => {
    const data = { keptAt: now().getTime() + ahead, drafts: { contact: { name: 'Ada' } } };
    expect(openShopWith({ 'larkwood.drafts': { v: 1, data } }).kept().drafts?.drafts).toEqual(drafts);
  });
});
