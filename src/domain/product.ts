import type { Picture } from './picture';
import type { ProductFacts, Swatch } from './product-facts';

/** The five categories of section 3, in the order the filter lists them. */
export const CATEGORIES = ['Bedroom', 'Bathroom', 'Kitchen', 'Living Room', 'Dining Room'] as const;

export type Category = (typeof CATEGORIES)[number];

/** What a product and its variants may differ in. */
export type Option = 'Size' | 'Colour';

/** A product of the catalogue (specification, section 3), or a variant of one. */
export interface Product {
  /** 1-50; other numbers for variants. */
  readonly id: number;
  /** Id of the product that this is a variant of: lists show only that one. */
  readonly variantOf?: number;
  /** What it and its variants differ in; absent if there are none. */
  readonly option?: Option;
  /** Which of them this is: "King". A variant's name is that of its product, a comma and this. */
  readonly label?: string;
  /** The colour it is told by among choices of colours, beside its label. */
  readonly swatch?: Swatch;
  /** Prefix of its pictures: `<pictureKey>-1`, `<pictureKey>-2` … */
  readonly pictureKey: string;
  readonly name: string;
  readonly category: Category;
  /** List price in whole dollars. */
  readonly price: number;
  /** Whole percent; 0 for no discount. */
  readonly discount: number;
  /** 1-5 stars. */
  readonly rate: number;
  /** Pieces in stock, 0-10; 0 is sold out. */
  readonly stock: number;
  /** Keys of its two or three pictures, the first one being the main picture. */
  readonly img: readonly string[];
  /** One or two words for what it is; the noun comes last. */
  readonly kind: string;
  readonly colours: string;
  readonly materials: string;
  /** Centimetres, as a catalogue prints them; printed from the facts if it is absent. */
  readonly dimensions?: string;
  readonly description: string;
  readonly facts?: ProductFacts;
}

/** What cards, cart, wishlist and orders show of a product. */
export interface ListedProduct extends Pick<
  Product,
  | 'id'
  | 'variantOf'
  | 'option'
  | 'label'
  | 'swatch'
  | 'name'
  | 'category'
  | 'price'
  | 'discount'
  | 'rate'
  | 'stock'
  | 'materials'
> {
  /** The first two, the main picture first; never empty. Decorative: the product's name stands beside them. */
  readonly pictures: readonly [main: Picture, second?: Picture];
  /** Absent if it has none, and of a variant itself. */
  readonly variants?: readonly Variant[];
  /** Its own swatch and those of its variants; absent if they are not told apart by one. */
  readonly swatches?: readonly Swatch[];
}

/** What lists show of a product's variant. */
export interface Variant extends Pick<Product, 'id' | 'name' | 'price' | 'discount' | 'stock'> {
  /** Absent if it is pictured as its product is. */
  readonly picture?: Picture;
}
