import type { BlogPost, PostBlock } from './blog-post';
import type { CartLine } from './cart-line';
import type { FoundProducts } from './catalogue';
import type { CatalogueIndex } from './catalogue-index';
import type { SavedCard } from './saved-card';
import type { Faq } from './faq';
import type { ListFile } from './list-file';
import type { ListedFile } from './listed-file';
import type { Order } from './order';
import type { Picture, Turn } from './picture';
import type { Category, ListedProduct, Product } from './product';
import type { Review } from './review';
import type { MentionsFile, SearchFile } from './search-file';

/** Content that names products by id brings what lists show of them. */
export interface WithProducts {
  readonly products: readonly ListedProduct[];
}

/** Sample data of a first visit (readings, rule 2). */
export interface Samples {
  readonly cart: readonly CartLine[];
  readonly wishlist: readonly number[];
  readonly orders: readonly Order[];
  readonly savedCards: readonly SavedCard[];
}

/** With the products of cart and wishlist. */
export interface SamplesContent extends Samples, WithProducts {}

export interface HomeContent extends WithProducts {
  readonly hero: {
    readonly headline: string;
    readonly lead: string;
    readonly picture: Picture;
    readonly pictureOnPhone: Picture;
  };
  /** Ids of the Feature Products. */
  readonly features: readonly number[];
  /** Ids of the Most Popular Products. */
  readonly popular: readonly number[];
  readonly tiles: readonly { readonly category: Category; readonly line: string; readonly picture: Picture }[];
  readonly statistics: readonly { readonly value: string; readonly label: string }[];
  readonly posts: readonly ListedPost[];
  readonly faqs: readonly Faq[];
}

/** A post in a list. */
export interface ListedPost extends BlogPost {
  readonly standfirst: string;
  readonly picture: Picture;
  readonly portrait: Picture;
}

/** A page of the whole catalogue. */
export interface CatalogueContent extends WithProducts {
  readonly found: FoundProducts;
}

export interface ProductContent extends WithProducts {
  readonly product: Product;
  readonly pictures: readonly Picture[];
  readonly turn: Turn | undefined;
  readonly reviews: readonly Review[];
  /** Id of the product that they are of: of a variant without its own, the one that lists show. */
  readonly reviewedId: number;
  /** The reviewers' portraits, by key. */
  readonly portraits: Readonly<Record<string, Picture>>;
  /** Ids of the product and its variants, from the lowest price to the highest; empty if it has none. */
  readonly variants: readonly number[];
  /** Ids of which Similar Products are some. */
  readonly similar: readonly number[];
}

export interface PostContent {
  readonly post: ListedPost;
  readonly blocks: readonly PostBlock[];
  /** Those that it shows and tells of. */
  readonly products: readonly ListedProduct[];
  /** All other posts. */
  readonly others: readonly ListedPost[];
}

/** All content by its key; the build writes a file for each. */
export interface Contents {
  readonly samples: SamplesContent;
  readonly home: HomeContent;
  readonly journal: { readonly posts: readonly ListedPost[] };
  /** You May Also Like: the products it is chosen from. */
  readonly cart: WithProducts;
  /** The products of the sample orders. */
  readonly orders: WithProducts;
  /** For filters and order of the whole catalogue. */
  readonly list: ListFile;
  /** What lists show of all of it, in a large catalogue. */
  readonly listed: ListedFile;
  /** For its search. */
  readonly search: SearchFile;
  /** What it loads when it needs it, in a large catalogue. */
  readonly [mentions: `mentions/${number}`]: MentionsFile;
  /** The pages of the whole catalogue, from 1. */
  readonly [page: `catalogue/${number}`]: CatalogueContent;
  readonly [product: `product/${number}`]: ProductContent;
  readonly [post: `post/${number}`]: PostContent;
}

export type ContentKey = keyof Contents;

/** At most so many products in a file of lists. */
export const SHARD_SIZE = 16;

/** The products of a range of ids, by ascending id, and the hashes in the names of their own files. */
export interface ProductShard extends WithProducts {
  readonly files: Readonly<Record<number, string>>;
}

/** The hashes in the names of all files but those of products, which their shards know. */
export interface Directory {
  readonly v: 1;
  /** The name of the build: another one whenever any page or file is another. */
  readonly build: string;
  readonly files: Readonly<Record<string, string>>;
  /** Where the range of each shard begins and its hash, ascending. */
  readonly shards: readonly (readonly [firstId: number, hash: string])[];
}

/** The id of the product whose content this is; undefined for other content. */
export function productOfKey(key: string): number | undefined {
  const id = /^product\/(\d+)$/.exec(key)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The shard that a product is in, if it is there. */
export function shardWith({ shards }: Pick<Directory, 'shards'>, id: number): Directory['shards'][number] | undefined {
  return shards.findLast(([first]) => first <= id);
}

/** How a page is named: by its path, and by an id where the navigation knows it (readings, "Identity and routes"). */
export interface Named {
  readonly segment: string;
  readonly id: number | undefined;
}

type Arriving<Value> = Value | Promise<Value>;

/**
 * What the shop shows. In the browser it is read from files of the build: a promise until it has arrived, the value
 * itself from then on. Everywhere else it is there at once.
 */
export interface Content {
  readonly samples: Samples;
  /** What the shop knows from the start: at least the products of the samples. */
  readonly products: readonly ListedProduct[];
  /** Rejects if the file cannot be read. */
  readonly read: <Key extends ContentKey>(key: Key) => Arriving<Contents[Key]>;
  /** Undefined if there is no such product. */
  readonly productNamed: (named: Named) => Arriving<ProductContent | undefined>;
  /** Undefined if there is no such post. */
  readonly postNamed: (named: Named) => Arriving<PostContent | undefined>;
  /** For filters, order and search of the whole catalogue. Rejects if it cannot be read. */
  readonly index: () => Arriving<CatalogueIndex>;
  /** Those of these ids that the catalogue has; undefined if all are known from the start. */
  readonly listed?: (ids: readonly number[]) => Arriving<readonly ListedProduct[]>;
}

/** A file of content did not come. */
export class MissingContent extends Error {
  override readonly name = 'MissingContent';
}
