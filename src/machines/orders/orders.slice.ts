import * as v from 'valibot';

import type { Order } from '#domain/order';
import { ORDER_STATUSES, TRACKING_STAGES } from '#domain/order';
import { nextOrderId, trackingId } from '#domain/placing-order';
import type { OrdersMessage } from '#machines/messages';
import { day, moment, named, readList, weekend, whole } from '#machines/shop/reading';
import { listBy } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

/** A larger amount is invalid. */
const MAX_DOLLARS = 1_000_000;
const MOST_CENTS = 1_000_000_000;
const MOST_PIECES = 10_000;

const line = v.looseObject({
  productId: whole,
  name: v.string(),
  qty: v.pipe(whole, v.minValue(1), v.maxValue(MOST_PIECES)),
  price: v.pipe(whole, v.maxValue(MAX_DOLLARS)),
  discount: v.pipe(whole, v.maxValue(100)),
});

const recipient = v.looseObject({
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  city: v.string(),
  country: v.string(),
  postcode: v.string(),
});

const returned = v.looseObject({
  bookedAt: moment,
  productIds: v.pipe(v.array(whole), v.minLength(1)),
  reason: v.string(),
});

/** Loose: fields that a later build adds must be kept. */
const order = v.looseObject({
  orderid: named,
  img: v.string(),
  name: v.string(),
  status: v.picklist(ORDER_STATUSES),
  trackingid: v.string(),
  deliverydate: day,
  placedAt: v.optional(v.fallback(v.optional(moment), undefined)),
  cancelledAt: v.optional(v.fallback(v.optional(moment), undefined)),
  price: v.pipe(whole, v.maxValue(MOST_CENTS)),
  email: v.string(),
  recipient: v.optional(v.fallback(v.optional(recipient), undefined)),
  weekend: v.optional(v.fallback(v.optional(weekend), undefined)),
  lines: v.pipe(v.array(line), v.minLength(1)),
  reached: v.picklist(TRACKING_STAGES),
  returned: v.optional(v.fallback(v.optional(returned), undefined)),
});

export const ordersSlice: Slice<readonly Order[], Showing<{ readonly placed: readonly Order[] }>, OrdersMessage> = {
  keep: ({ context }) => context.placed,
  restored: (orders) => ({ type: 'orders.restored', orders }),
  firstVisit: () => [],
  read: (written) => readList(written, order),
  ...listBy(({ orderid }) => orderid),
  freeKey: (others) => nextOrderId(others as readonly Order[]),
  withKey: (value, orderid) => ({ ...(value as Order), orderid, trackingid: trackingId(orderid) }),
};
