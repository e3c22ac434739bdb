import { notFound } from '@tanstack/react-router';

import type { ContentKey, Contents } from '#domain/content';
import type { ListedProduct } from '#domain/product';
import type { Shop } from '#shop';

/** Reads content for a route's loader; the shop then knows its products. Rejects if it cannot be read. */
export async function loadContent<Key extends ContentKey>(shop: Shop, key: Key): Promise<void> {
  noteProducts(shop, await shop.world.content.read(key));
}

/** What a path names, read; not found if there is nothing of that name. */
export async function loadNamed<Found extends object>(
  shop: Shop,
  asked: Found | undefined | Promise<Found | undefined>,
): Promise<Found> {
  const found = await asked;
  if (!found) {
    throw notFound();
  }
  noteProducts(shop, found);
  return found;
}

/** The value of what has arrived. Throws if it is still awaited. */
export function arrived<Value>(value: Value | Promise<Value>): Value {
  if (value instanceof Promise) {
    throw new TypeError('This content was not read before it was shown: a loader must do so.');
  }
  return value;
}

/** Content by its id, for a head; undefined if it could not be read: the router asks for the head all the same. */
export function hereOf<Kind extends 'product' | 'post'>(
  shop: Shop,
  kind: Kind,
  id: number | undefined,
): Contents[`${Kind}/${number}`] | undefined {
  return id === undefined ? undefined : arrived(shop.world.content.read(`${kind}/${id}` as const));
}

function noteProducts(shop: Shop, content: Contents[ContentKey] | object): void {
  if ('products' in content) {
    shop.productsLoaded(content.products as readonly ListedProduct[]);
  }
}
