import type { Product } from './product';
import type { Review } from './review';

/** What the build reads and `npm run catalogue` writes: the products of a shop and what is said of them. */
export interface CatalogueFile {
  /** Version of this format. */
  readonly v: 1;
  /** In the order the list shows them; their variants are not in it. */
  readonly products: readonly Product[];
  /** What each picture shows a buyer, by picture key. */
  readonly altTexts: Readonly<Record<string, string>>;
  /** Reviews by product id. */
  readonly reviews: Readonly<Record<number, readonly Review[]>>;
  /** Ids under Feature Products, up to four. */
  readonly featured: readonly number[];
  /** Ids under Most Popular Products, up to four. */
  readonly popular: readonly number[];
}
