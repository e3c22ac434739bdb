import type { Picture, Turn } from '#domain/picture';
import type { Category } from '#domain/product';
import type { StarCount } from '#domain/ratings';

/** A product as its own page tells it. */
export interface ProductDetailWords {
  readonly id: number;
  readonly name: string;
  readonly category: Category;
  readonly description: string;
  readonly price: string;
  readonly was: string | undefined;
  readonly discount: number;
  readonly rate: number;
  readonly pictures: readonly Picture[];
  /** Undefined when it was not photographed from all sides. */
  readonly turn: Turn | undefined;
  readonly materials: string;
  readonly dimensions: string;
  /** "In stock", or "Only 3 left" when they are few. */
  readonly stockWords: string;
  readonly isScarce: boolean;
  /** The dates between which it arrives; undefined until the clock is known. */
  readonly arrives: string | undefined;
  /** Drawn by chance, once per visit. */
  readonly reviewCount: number;
  readonly distribution: readonly StarCount[];
}

/** A review as it is drawn. */
export interface ReviewWords {
  readonly username: string;
  readonly text: string;
  readonly portrait: Picture;
}

/** A product somebody has just looked at. */
export interface ViewedProduct {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly price: string;
  readonly picture: Picture;
}
