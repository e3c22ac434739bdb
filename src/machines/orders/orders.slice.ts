import * as v from 'valibot';

import type { Order } from '#domain/order';
import { ORDER_STATUSES, TRACKING_STAGES } from '#domain/order';
import { leftOf } from '#domain/order-return';
import { nextOrderId, trackingId } from '#domain/placing-order';
import { MOST_IN_STOCK } from '#domain/quantity';
import type { OrdersMessage } from '#machines/messages';
import { day, moment, named, readList, spared, sparedList, weekend, whole, wholeFrom } from '#machines/shop/reading';
import { listBy } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

/** A larger amount is invalid. */
const MAX_DOLLARS = 1_000_000;

/** A list of at least one. */
function filled<Element>(schema: v.GenericSchema<unknown, Element>) {
  return v.pipe(
    v.array(schema),
    v.check((list) => list.length > 0),
  );
}

const line = v.looseObject({
  productId: whole,
  name: v.string(),
  qty: wholeFrom(1, MOST_IN_STOCK),
  price: wholeFrom(0, MAX_DOLLARS),
  discount: wholeFrom(0, 100),
});

const recipient = v.looseObject({
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  street: spared(v.string()),
  city: v.string(),
  country: v.string(),
  postcode: v.string(),
});

/** Builds before the one that knew pieces wrote one return an order, of whole lines. */
const returned = v.looseObject({ bookedAt: moment, productIds: v.array(whole), reason: v.string() });

const oneReturn = v.looseObject({
  bookedAt: moment,
  pieces: filled(v.object({ productId: whole, qty: wholeFrom(1) })),
  reason: v.string(),
});

/** Loose: fields that a later build adds must be kept. */
const order = v.pipe(
  v.looseObject({
    orderid: named,
    img: v.string(),
    name: v.string(),
    status: v.picklist(ORDER_STATUSES),
    trackingid: v.string(),
    deliverydate: day,
    placedAt: spared(moment),
    cancelledAt: spared(moment),
    price: whole,
    email: v.string(),
    recipient: spared(recipient),
    weekend: spared(weekend),
    lines: filled(line),
    reached: v.picklist(TRACKING_STAGES),
    returned: spared(returned),
    returns: spared(sparedList(oneReturn)),
  }),
  v.transform((read) => withPieces(read)),
);

export const ordersSlice: Slice<readonly Order[], Showing<{ readonly placed: readonly Order[] }>, OrdersMessage> = {
  keep: ({ context }) => context.placed,
  restored: (orders) => ({ type: 'orders.restored', orders }),
  firstVisit: () => [],
  read: (written) => readList(written, order),
  ...listBy(({ orderid }) => orderid),
  freeKey: (others) => nextOrderId(others as readonly Order[]),
  madeAt: 'placedAt',
  withKey: (value, orderid) => ({ ...(value as Order), orderid, trackingid: trackingId(orderid) }),
  hasFields: ['recipient', 'weekend', 'deliverydate'],
};

/**
 * The order with returns that it can hold: never more of a line than is left of it. What earlier builds sent back, also while
 * a tab of theirs is open, is what is left of those lines.
 */
function withPieces({
  returned: lines,
  returns: read = [],
  ...rest
}: Order & { readonly returned?: v.InferOutput<typeof returned> | undefined }): Order {
  const sound = read.reduce<NonNullable<Order['returns']>>((earlier, each) => {
    const returns = [...earlier, each];
    return each.pieces.every(({ productId }) => leftOf({ ...rest, returns }, productId) >= 0) ? returns : earlier;
  }, []);
  const pieces = [...new Set(lines?.productIds)]
    .map((productId) => ({ productId, qty: leftOf({ ...rest, returns: sound }, productId) }))
    .filter(({ qty }) => qty > 0);
  const returns =
    lines && pieces.length > 0 ? [...sound, { bookedAt: lines.bookedAt, pieces, reason: lines.reason }] : sound;
  return returns.length > 0 ? { ...rest, returns } : rest;
}
