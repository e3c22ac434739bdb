import { nextId, withOneDefault } from '#domain/one-default';
import type { Order } from '#domain/order';
import { nextOrderId, trackingId } from '#domain/placing-order';
import type { Product } from '#domain/product';
import { clampQuantity } from '#domain/quantity';
import { MOST_MESSAGES } from '#machines/outbox/outbox.machine';
import { RECENTLY_VIEWED } from '#machines/recently-viewed/recently-viewed.machine';

import { salvaged } from './elements';
import type { SliceName, Stored } from './stored';

/** A slice as its elements, in order, each under a key by which two tabs mean the same one. */
export type Entries = ReadonlyMap<string, unknown>;

/** Of these the value is a number of pieces: what two tabs add is added up. */
export function isCounted(slice: SliceName): boolean {
  return slice === 'cart';
}

/** What is typed and sent off leaves no trace: of these no log is kept, and of two tabs that type at once the later one counts. */
export function isLogged(slice: SliceName): boolean {
  return slice !== 'drafts';
}

/** The elements of what a slice holds; what stands twice is one, or gets a key of its own where it is another. */
export function entriesOf(slice: SliceName, data: unknown): Entries {
  const pairs = pairsOf(slice, data);
  const entries = new Map<string, unknown>();
  for (const [key, value] of pairs) {
    const listed = entries.get(key);
    if (listed === undefined || isSame(listed, value) || isCounted(slice)) {
      entries.set(key, listed !== undefined && isCounted(slice) ? Number(listed) + Number(value) : value);
    } else {
      entries.set(...(underFreeKey(slice, value, new Map([...pairs, ...entries])) ?? [key, value]));
    }
  }
  return entries;
}

/** What a slice holds, from its elements. */
export function dataOf(slice: SliceName, entries: Entries): Stored[SliceName] {
  return (
    slice === 'cart'
      ? [...entries].map(([key, qty]) => ({ productId: Number(key), qty }))
      : slice === 'profile'
        ? profileOf(entries)
        : slice === 'drafts'
          ? draftsOf(entries)
          : [...entries.values()]
  ) as Stored[SliceName];
}

/** The elements that are sound: of a known kind, within their bounds, and not too many. */
export function soundEntries(slice: SliceName, data: unknown, products: readonly Product[]): Entries {
  const entries = [...entriesOf(slice, preferring(slice, salvaged(slice, data, products).data))];
  const stockOf = (key: string) => products.find(({ id }) => id === Number(key))?.stock ?? 0;
  const most = MOST[slice] ?? Number.POSITIVE_INFINITY;
  return new Map(
    isCounted(slice)
      ? entries.map(([key, qty]) => [key, clampQuantity(Number(qty), stockOf(key))] as const)
      : entries.slice(0, most),
  );
}

/** Whether two values are written alike. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A value whose key another one has taken, under a key of its own; undefined where a key has but one value. */
export function underFreeKey(slice: SliceName, value: unknown, entries: Entries): [string, unknown] | undefined {
  const others = [...entries.values()];
  if (slice === 'orders') {
    const orderid = nextOrderId(others as readonly Order[]);
    return [orderid, { ...(value as Order), orderid, trackingid: trackingId(orderid) }];
  }
  if (slice === 'savedCards') {
    const id = nextId('card', others as readonly Identified[]);
    return [id, { ...(value as Identified), id }];
  }
  if (slice === 'outbox') {
    const id = 1 + Math.max(0, ...(others as readonly { readonly id: number }[]).map((message) => message.id));
    return [String(id), { ...(value as Identified), id }];
  }
  if (slice === 'profile' && isAddress(value)) {
    const id = nextId('address', others.filter(isAddress));
    return [`${ADDRESS}${id}`, { ...value, id }];
  }
  return undefined;
}

/** Two tabs may each have made another one the Default. */
function preferring(slice: SliceName, data: unknown): unknown {
  const { savedCards, profile } = { [slice]: data } as Stored;
  const addresses = profile?.person?.addresses;
  return savedCards
    ? withOneDefault(savedCards)
    : addresses
      ? { ...profile, person: { ...profile.person, addresses: withOneDefault(addresses) } }
      : data;
}

interface Identified {
  readonly id: string;
}

const MOST: Partial<Record<SliceName, number>> = { outbox: MOST_MESSAGES, recentlyViewed: RECENTLY_VIEWED + 1 };

/** Before the key of an address, among the facts of a person. */
const ADDRESS = 'address:';

/** Between a form and a field of it. */
const FIELD = '\n';

function isAddress(value: unknown): value is Identified {
  return typeof value === 'object' && value !== null;
}

function pairsOf(slice: SliceName, data: unknown): readonly (readonly [string, unknown])[] {
  const stored = { [slice]: data } as Stored;
  const { person, signedIn } = stored.profile ?? {};
  const { addresses, ...facts } = person ?? {};
  return [
    ...(stored.cart ?? []).map(({ productId, qty }) => [String(productId), qty] as const),
    ...[...(stored.wishlist ?? []), ...(stored.recentlyViewed ?? [])].map((id) => [String(id), id] as const),
    ...(stored.orders ?? []).map((order) => [order.orderid, order] as const),
    ...[...(stored.savedCards ?? []), ...(stored.outbox ?? [])].map((one) => [String(one.id), one] as const),
    ...(stored.newsletter ?? []).map((email) => [email, email] as const),
    ...(stored.profile ? [['signedIn', signedIn] as const] : []),
    ...Object.entries(facts).filter(([, fact]) => fact !== undefined),
    ...(addresses ?? []).map((address) => [`${ADDRESS}${address.id}`, address] as const),
    ...(stored.drafts ? [['keptAt', stored.drafts.keptAt] as const] : []),
    ...Object.entries(stored.drafts?.drafts ?? {}).flatMap(([form, values]) =>
      Object.entries(values).map(([field, text]) => [`${form}${FIELD}${field}`, text] as const),
    ),
  ];
}

function profileOf(entries: Entries): unknown {
  const { signedIn, ...facts } = Object.fromEntries([...entries].filter(([, value]) => !isAddress(value)));
  const addresses = [...entries.values()].filter(isAddress);
  const isKnown = facts['name'] !== undefined && facts['email'] !== undefined;
  return {
    person: isKnown ? { ...facts, ...(addresses.length > 0 && { addresses }) } : undefined,
    signedIn: isKnown && signedIn === true,
  };
}

function draftsOf(entries: Entries): unknown {
  const drafts = new Map<string, Record<string, unknown>>();
  for (const [key, text] of entries) {
    if (key !== 'keptAt') {
      const [form = '', field = ''] = key.split(FIELD);
      drafts.set(form, { ...drafts.get(form), [field]: text });
    }
  }
  return { keptAt: entries.get('keptAt') ?? 0, drafts: Object.fromEntries(drafts) };
}
