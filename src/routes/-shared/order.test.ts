import { expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import { sampleOrders } from '#fixtures/orders';
import { pictureOf } from '#fixtures/pictures';
import { sampleRecipient } from '#machines/samples';

import { orderOf, orderWords, recipientLines, reorderWords } from './order';

const nobody = { firstName: '', lastName: '', phone: '', city: '', country: '', postcode: '' };

const linked = (id: number, slug: string, picture: string) => ({
  id,
  slug,
  picture: expect.objectContaining({ name: pictureOf(picture).name }),
});

test('an order is drawn with its lines, shipping and what was charged', () => {
  const { orderid, deliveryDate, lines, subtotal, shipping, price } = orderWords(
    sampleOrders.filter((order) => order.orderid === 'LW-10427')[0] ?? expect.unreachable(),
    sampleContent().products,
  );
  expect({ orderid, deliveryDate, lines, subtotal, shipping, price }).toEqual({
    orderid: 'LW-10427',
    deliveryDate: '04 Dec 2025',
    lines: [
      {
        id: 41,
        name: 'Meadow Dining Table',
        qty: 1,
        amount: '$864.00',
        product: linked(41, 'Meadow-Dining-Table', 'dining-table-1'),
      },
      {
        id: 42,
        name: 'Wishbone Dining Chair',
        qty: 4,
        amount: '$960.00',
        product: linked(42, 'Wishbone-Dining-Chair', 'wishbone-chair-1'),
      },
      {
        id: 48,
        name: 'Linen Napkin Set',
        qty: 1,
        amount: '$28.00',
        product: linked(48, 'Linen-Napkin-Set', 'linen-napkins-1'),
      },
    ],
    subtotal: '$1,852.00',
    shipping: '$100.00',
    price: '$1,952.00',
  });
});

test('an order says how many pieces it has, with a comma from a thousand on', () => {
  const [order = expect.unreachable()] = sampleOrders;
  const [line = expect.unreachable()] = order.lines;
  const piecesOf = (...qtys: readonly number[]) =>
    orderWords({ ...order, lines: qtys.map((qty) => ({ ...line, qty })) }, []).pieces;
  expect([piecesOf(1), piecesOf(1, 2), piecesOf(1588, 10_000)]).toEqual(['1 piece', '3 pieces', '11,588 pieces']);
});

test('a cancelled order has no delivery date', () => {
  const order = sampleOrders[0] ?? expect.unreachable();
  expect(orderWords({ ...order, status: 'Failed', cancelledAt: 0 }, [])).toMatchObject({
    status: 'Cancelled',
    deliveryDate: 'None: cancelled',
  });
});

test('a line whose product the catalogue has no more keeps its name and has no link', () => {
  const { lines } = orderWords(sampleOrders[0] ?? expect.unreachable(), []);
  expect(lines.map(({ name, product }) => [name, product])).toEqual([
    ['Meadow Dining Table', undefined],
    ['Wishbone Dining Chair', undefined],
    ['Linen Napkin Set', undefined],
  ]);
});

test('every sample order adds up', () => {
  const cents = (amount: string) => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);
  for (const order of sampleOrders.map((each) => orderWords(each, sampleContent().products))) {
    const goods = order.lines.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(goods).toBe(cents(order.subtotal));
    expect(goods + cents(order.shipping)).toBe(cents(order.price));
  }
});

test.each([
  { pieces: 1, short: [], missing: [], words: '1 piece is back in your cart.' },
  { pieces: 6, short: [], missing: [], words: '6 pieces are back in your cart.' },
  {
    pieces: 2,
    short: ['Lamp', 'Bench'],
    missing: ['Rug'],
    words: '2 pieces are back in your cart. No more in stock: Lamp, Bench. Sold Out: Rug.',
  },
  { pieces: 0, short: [], missing: ['Rug'], words: 'Nothing was added to your cart. Sold Out: Rug.' },
])('after Reorder: $words', ({ words, ...outcome }) => {
  expect(reorderWords({ lines: [], ...outcome })).toBe(words);
});

test('an order says when it is expected and in which country, until it is cancelled', () => {
  const [sample = expect.unreachable()] = sampleOrders;
  const placed = { placedAt: new Date(2025, 5, 15, 23, 59).getTime(), deliverydate: '2025-06-24' };
  const order = { ...sample, ...placed, recipient: sampleRecipient };
  const orders = [
    sample,
    order,
    { ...order, recipient: undefined },
    { ...order, weekend: [0], deliverydate: '2025-06-23', recipient: { ...sampleRecipient, country: 'India' } },
    { ...order, cancelledAt: 0 },
  ];
  expect(orders.map((each) => orderWords(each, []).expected)).toEqual([
    undefined,
    'Between Wed 18 Jun and Tue 24 Jun, in Canada',
    'Between Wed 18 Jun and Tue 24 Jun',
    'Between Wed 18 Jun and Mon 23 Jun, in India',
    undefined,
  ]);
});

test('an order of this device says when it was placed, a sample order does not', () => {
  const [sample = expect.unreachable()] = sampleOrders;
  const placedAt = new Date(2025, 5, 15, 23, 59).getTime();
  expect([sample, { ...sample, placedAt }].map((order) => orderWords(order, []).placedOn)).toEqual([
    undefined,
    '15 Jun 2025',
  ]);
});

test.each([
  [undefined, []],
  [{ ...nobody, country: 'India' }, []],
  [{ ...nobody, country: 'India', firstName: 'Ada' }, ['Ada', 'India']],
  [
    { ...nobody, city: 'Singapore', country: 'Singapore', phone: '6501 2345' },
    ['Singapore', 'Singapore', '6501\u00A02345'],
  ],
])('of the recipient %o the order tells %o', (recipient, lines) => {
  expect(recipientLines(recipient)).toEqual(lines);
});

test.each([
  { buyer: 'Nora', orderid: 'LW-2' },
  { buyer: 'Ben', orderid: 'LW-3' },
  { buyer: 'nobody known', orderid: 'LW-3' },
])('of two orders of one moment $buyer is told $orderid', ({ buyer, orderid }) => {
  const by = (firstName: string) => ({
    email: `${firstName}@larkwood.example`,
    recipient: { ...sampleRecipient, firstName },
  });
  const placed = [
    { orderid: 'LW-3', ...by('Ben') },
    { orderid: 'LW-2', ...by('Nora') },
    { orderid: 'LW-1', ...by('Nora') },
  ];
  expect(orderOf(by(buyer), placed)?.orderid).toBe(orderid);
});
