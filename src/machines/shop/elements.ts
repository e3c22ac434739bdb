import * as v from 'valibot';

import { isEmail } from '#domain/fields';
import { ORDER_STATUSES, TRACKING_STAGES } from '#domain/order';
import type { Product } from '#domain/product';

import type { SliceName } from './stored';

/** What could be read of a slice, in the shape of `Stored`, and what could not. */
export interface Salvaged {
  /** Undefined when nothing could be read: that is as good as never kept. */
  readonly data: unknown;
  readonly unread: readonly unknown[];
}

/** An amount beyond these is no amount of this shop. */
const MOST_DOLLARS = 1_000_000;
const MOST_CENTS = 1_000_000_000;
const MOST_PIECES = 10_000;
const LAST_MOMENT_MS = Date.UTC(2100, 0);

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const moment = v.pipe(whole, v.maxValue(LAST_MOMENT_MS));
const named = v.pipe(v.string(), v.regex(/\S/));
const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8))),
);

const orderLine = v.looseObject({
  productId: whole,
  name: v.string(),
  qty: v.pipe(whole, v.minValue(1), v.maxValue(MOST_PIECES)),
  price: v.pipe(whole, v.maxValue(MOST_DOLLARS)),
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

/** Loose where a later edition of the same version may add what an earlier one must not forget. */
const schemas = {
  line: v.object({ productId: whole, qty: v.pipe(v.number(), v.finite()) }),
  order: v.looseObject({
    orderid: named,
    img: v.string(),
    name: v.string(),
    status: v.picklist(ORDER_STATUSES),
    trackingid: v.string(),
    deliverydate: day,
    price: v.pipe(whole, v.maxValue(MOST_CENTS)),
    email: v.string(),
    recipient: v.optional(v.fallback(v.optional(recipient), undefined)),
    lines: v.pipe(v.array(orderLine), v.minLength(1)),
    reached: v.picklist(TRACKING_STAGES),
  }),
  card: v.looseObject({
    id: named,
    name: v.string(),
    brand: v.picklist(['Visa', 'Mastercard', 'American Express', 'Discover', 'Card']),
    last4: v.pipe(v.string(), v.maxLength(4)),
    expiry: v.string(),
    isDefault: v.boolean(),
  }),
  address: v.looseObject({
    id: named,
    label: v.string(),
    street: v.string(),
    city: v.string(),
    postcode: v.string(),
    country: v.string(),
    isDefault: v.boolean(),
  }),
  message: v.object({ id: whole, keptAt: moment, values: v.record(v.string(), v.unknown()) }),
  email: v.pipe(v.string(), v.check(isEmail)),
  text: v.string(),
  isSignedIn: v.boolean(),
  moment,
  whole,
} as const;

/** Reads a slice element by element: what is wrong with one costs that one only. */
export function salvaged(slice: SliceName, written: unknown, products: readonly Product[]): Salvaged {
  switch (slice) {
    case 'cart':
      return list(written, schemas.line, ({ productId }) =>
        products.some(({ id, stock }) => id === productId && stock > 0),
      );
    case 'wishlist':
    case 'recentlyViewed':
      return list(written, schemas.whole, (productId) => products.some(({ id }) => id === productId));
    case 'orders':
      return list(written, schemas.order);
    case 'savedCards':
      return list(written, schemas.card);
    case 'newsletter':
      return list(written, schemas.email);
    case 'outbox':
      return messages(written);
    case 'profile':
      return profile(written);
    case 'drafts':
      return drafts(written);
  }
}

type Schema<Element> = v.GenericSchema<unknown, Element>;

function list<Element>(
  written: unknown,
  schema: Schema<Element>,
  isSound: (element: Element) => boolean = () => true,
): Salvaged {
  if (!Array.isArray(written)) {
    return { data: undefined, unread: [written] };
  }
  const read = written.map((element: unknown) => {
    const { success, output } = v.safeParse(schema, element);
    return success && isSound(output) ? [output] : [];
  });
  const data = read.flat();
  const unread: unknown[] = written.filter((_, index) => read[index]?.length === 0);
  return { data: data.length === 0 && unread.length > 0 ? undefined : data, unread };
}

function messages(written: unknown): Salvaged {
  const { data, unread } = list(written, schemas.message);
  const read = data as readonly { readonly values: Record<string, unknown> }[] | undefined;
  return { data: read?.map((message) => ({ ...message, values: texts(message.values) })), unread };
}

function profile(written: unknown): Salvaged {
  if (!isRecord(written)) {
    return { data: undefined, unread: [written] };
  }
  const { person, signedIn } = written;
  const facts = v.safeParse(v.object({ name: schemas.text, email: schemas.text }), person);
  if (!facts.success) {
    return { data: { person: undefined, signedIn: false }, unread: person === undefined ? [] : [written] };
  }
  const { phone, addresses } = person as { readonly phone?: unknown; readonly addresses?: unknown };
  const book = addresses === undefined ? { data: undefined, unread: [] } : list(addresses, schemas.address);
  return {
    data: {
      person: {
        ...facts.output,
        ...(v.is(schemas.text, phone) && { phone }),
        ...(book.data !== undefined && { addresses: book.data }),
      },
      signedIn: signedIn === true,
    },
    unread: [
      ...book.unread,
      ...(phone === undefined || v.is(schemas.text, phone) ? [] : [{ phone }]),
      ...(v.is(schemas.isSignedIn, signedIn) ? [] : [{ signedIn }]),
    ],
  };
}

/** Drafts whose age nobody can tell have no place on a device that is shared: nothing of them is set aside. */
function drafts(written: unknown): Salvaged {
  if (!isRecord(written) || !isRecord(written['drafts']) || !v.is(schemas.moment, written['keptAt'])) {
    return { data: undefined, unread: [] };
  }
  const forms = Object.entries(written['drafts']).flatMap(([form, values]) =>
    isRecord(values) ? [[form, texts(values)] as const] : [],
  );
  return { data: { keptAt: written['keptAt'], drafts: Object.fromEntries(forms) }, unread: [] };
}

function texts(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => v.is(schemas.text, entry[1])),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
