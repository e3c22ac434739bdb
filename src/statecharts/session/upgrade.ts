import type { EventObject } from 'xstate';

import { actorAt } from '#kit/session/address';
import type { SessionEntry } from '#kit/session/session';
import type { Shop } from '#shop';

/** An event of a session, as its file holds it. */
type Told = EventObject & Readonly<Record<string, unknown>>;

/** Steps of a product's page before its quantity had a machine of its own. */
const STEPS: Readonly<Record<string, 1 | -1>> = { 'quantity.increased': 1, 'quantity.decreased': -1 };

/** An entry of a session that an older build wrote, as the actors of today take it: old links go on to work. */
export function upgraded(shop: Shop, entry: SessionEntry): SessionEntry {
  const event: Told = entry.event as Told;
  const product = /^product:(\d+)(\/heart)?$/.exec(entry.to);
  if (entry.to === 'checkout/payment') {
    return ofPayment(shop, entry, event);
  }
  if (product) {
    return ofProduct(entry, event, Number(product[1]));
  }
  if (event.type === 'wishlist.added') {
    const { productIds } = shop.member('wishlist').getSnapshot().context;
    return productIds.includes(Number(event['productId']))
      ? entry
      : { ...entry, event: { ...event, type: 'wishlist.toggled' } };
  }
  return entry;
}

function ofPayment(shop: Shop, entry: SessionEntry, event: Told): SessionEntry {
  const to = 'checkout/payment/form';
  switch (event.type) {
    case 'field.changed':
      return { ...entry, to };
    case 'card.submitted':
      return { ...entry, to, event: { type: 'form.submitted' } };
    case 'default.toggled': {
      const form = actorAt(shop, to)?.getSnapshot() as
        | { context: { values: Readonly<Record<string, string>> } }
        | undefined;
      const value = form?.context.values['isDefault'] === 'on' ? '' : 'on';
      return { ...entry, to, event: { type: 'field.changed', field: 'isDefault', value } as EventObject };
    }
    default:
      return entry;
  }
}

function ofProduct(entry: SessionEntry, event: Told, productId: number): SessionEntry {
  const by = STEPS[event.type];
  if (event.type === 'heart.toggled') {
    return { ...entry, to: 'wishlist', event: { type: 'wishlist.toggled', productId } as EventObject };
  }
  if (by !== undefined) {
    const stepped = { type: 'quantity.stepped', productId, by };
    return { ...entry, to: `product:${productId}/quantity`, event: stepped };
  }
  return event.type === 'add.pressed' || event.type.startsWith('quantity.')
    ? { ...entry, to: `product:${productId}/quantity`, event: { ...event, productId } as EventObject }
    : entry;
}
