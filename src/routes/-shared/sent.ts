import type { ProductContent } from '#domain/content';
import type { ListedProduct } from '#domain/product';
import { namedLines, namedProducts } from '#domain/shared-list';
import type { Shop } from '#shop';

// For the loaders of addresses that hold a list: imported only for those.

/** Loads the products of `12x2,7`; the shop then knows them. Rejects if they cannot be read. */
export async function loadSentLines(shop: Shop, text: string): Promise<void> {
  await loadListed(
    shop,
    namedLines(text).lines.map(({ productId }) => productId),
  );
}

/** Loads the products of `12,7`; the shop then knows them. Rejects if they cannot be read. */
export async function loadSentProducts(shop: Shop, text: string): Promise<void> {
  await loadListed(shop, namedProducts(text).productIds);
}

/** The own content of those of these products that the catalogue has, in this order. Rejects if it cannot be read. */
export async function loadProducts(shop: Shop, ids: readonly number[]): Promise<readonly ProductContent[]> {
  const products = await loadListed(shop, ids);
  const known = ids.filter((id) => products.some((product) => product.id === id));
  return Promise.all(known.map((id) => shop.world.content.read(`product/${id}`)));
}

async function loadListed(shop: Shop, ids: readonly number[]): Promise<readonly ListedProduct[]> {
  const { content } = shop.world;
  const products = (await content.listed?.(ids)) ?? content.products;
  shop.productsLoaded(products);
  return products;
}
