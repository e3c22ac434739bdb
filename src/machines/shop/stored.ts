import * as v from 'valibot';

import type { SavedCard } from '#domain/card';
import type { CartLine } from '#domain/cart-line';
import type { Order } from '#domain/order';
import { ORDER_STATUSES, TRACKING_STAGES } from '#domain/order';
import type { KeptDrafts, KeptMessage, Person } from '#machines/messages';

/** What is kept on this device, slice by slice; a slice that is missing was never kept or is garbage. */
export interface Stored {
  readonly cart?: readonly CartLine[];
  readonly wishlist?: readonly number[];
  readonly orders?: readonly Order[];
  readonly savedCards?: readonly SavedCard[];
  readonly profile?: { readonly person: Person | undefined; readonly signedIn: boolean };
  readonly newsletter?: readonly string[];
  readonly outbox?: readonly KeptMessage[];
  readonly drafts?: KeptDrafts;
  readonly recentlyViewed?: readonly number[];
}

export type SliceName = keyof Stored;

/** The version every slice is written with; an older one is read by a step of its own. */
const VERSION = 1;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const orderLine = v.object({
  productId: whole,
  name: v.string(),
  qty: v.pipe(whole, v.minValue(1)),
  price: whole,
  discount: v.pipe(whole, v.maxValue(100)),
});

const address = v.object({
  id: v.string(),
  label: v.string(),
  street: v.string(),
  city: v.string(),
  postcode: v.string(),
  country: v.string(),
  isDefault: v.boolean(),
});

const schemas = {
  cart: v.array(v.object({ productId: whole, qty: whole })),
  wishlist: v.array(whole),
  orders: v.array(
    v.object({
      orderid: v.string(),
      img: v.string(),
      name: v.string(),
      status: v.picklist(ORDER_STATUSES),
      trackingid: v.string(),
      deliverydate: v.pipe(v.string(), v.isoDate()),
      price: whole,
      email: v.string(),
      lines: v.array(orderLine),
      reached: v.picklist(TRACKING_STAGES),
    }),
  ),
  savedCards: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      brand: v.picklist(['Visa', 'Mastercard', 'American Express', 'Discover', 'Card']),
      last4: v.pipe(v.string(), v.maxLength(4)),
      expiry: v.string(),
      isDefault: v.boolean(),
    }),
  ),
  profile: v.object({
    person: v.optional(
      v.object({
        name: v.string(),
        email: v.string(),
        phone: v.optional(v.string()),
        addresses: v.optional(v.array(address)),
      }),
    ),
    signedIn: v.boolean(),
  }),
  newsletter: v.array(v.string()),
  outbox: v.array(v.object({ id: whole, keptAt: whole, values: v.record(v.string(), v.string()) })),
  drafts: v.object({ keptAt: whole, drafts: v.record(v.string(), v.record(v.string(), v.string())) }),
  recentlyViewed: v.array(whole),
} as const;

export const SLICE_NAMES = Object.keys(schemas) as readonly SliceName[];

export function sliceKey(slice: SliceName): string {
  return `larkwood.${slice}`;
}

/** A slice as it is written. */
export function packed(value: unknown): { readonly v: number; readonly data: unknown } {
  return { v: VERSION, data: value };
}

/** Reads a written slice; garbage and other versions are as good as nothing. */
export function unpacked<Name extends SliceName>(slice: Name, written: unknown): Pick<Stored, Name> {
  const parsed = v.safeParse(v.object({ v: v.literal(VERSION), data: schemas[slice] }), written);
  return parsed.success
    ? ({ [slice]: parsed.output.data } as unknown as Pick<Stored, Name>)
    : ({} as Pick<Stored, Name>);
}

/** The slice that is kept under a storage key. */
export function sliceOfKey(key: string | null): SliceName | undefined {
  return SLICE_NAMES.find((slice) => sliceKey(slice) === key);
}
