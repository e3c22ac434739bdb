import { notFound } from '@tanstack/react-router';

import type { BlogPost } from '#domain/blog-post';
import type { Product } from '#domain/product';
import { sameSlug } from '#domain/slug';
import { blogPosts } from '#fixtures/blog-posts';
import { products } from '#fixtures/products';

/** The product of a page: by the id in the navigation state, else by the path (readings, "Identity and routes"). */
export function productAt(segment: string, id: number | undefined): Product {
  return identified(products, segment, id);
}

/** The post of a page: by the id in the navigation state, else by the author in the path. */
export function postAt(segment: string, id: number | undefined): BlogPost {
  return identified(blogPosts, segment, id);
}

function identified<Item extends { readonly id: number; readonly name: string }>(
  items: readonly Item[],
  segment: string,
  id: number | undefined,
): Item {
  const item = items.find((each) => each.id === id) ?? items.find((each) => sameSlug(each.name, segment));
  if (!item) {
    throw notFound();
  }
  return item;
}
