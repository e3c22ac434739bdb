import type { RoomFieldWords } from '#ui/components/RoomFields/RoomFields';
import type { FitVerdict } from '#ui/components/Verdicts/Verdicts';
import type { Outline } from '#domain/fits';
import type { Picture, Turn } from '#domain/picture';
import type { Category, Option } from '#domain/product';
import type { Swatch } from '#domain/product-facts';
import type { RoomSize } from '#domain/room';

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
  /** Undefined without a 360° view. */
  readonly turn: Turn | undefined;
  readonly facts: readonly FactRow[];
  /** "In stock", or "Only 3 left" for a few. */
  readonly stockWords: string;
  readonly isScarce: boolean;
  /** Delivery dates; undefined until the clock is known. */
  readonly arrives: string | undefined;
  /** Random, once per visit. */
  readonly reviewCount: number;
}

/** What a product and its variants differ in, and all of them, that of the page included. */
export interface VariantsWords {
  readonly option: Option;
  readonly choices: readonly {
    readonly id: number;
    readonly slug: string;
    readonly label: string;
    /** Undefined if it is sold out. */
    readonly price: string | undefined;
    readonly swatch: Swatch | undefined;
    /** Undefined where all are pictured alike, or a swatch tells them apart. */
    readonly picture: Picture | undefined;
  }[];
}

export interface FactRow {
  readonly term: string;
  readonly detail: string;
  /** What the detail waits for before it is shown. */
  readonly settles?: 'stored';
}

/** How large a product is, beside a person. */
export interface FitsWords {
  readonly outline: Outline;
  readonly isHanging: boolean;
  readonly sizes: { readonly width: string; readonly depth: string; readonly height: string };
  /** What the drawing shows, for those who do not see it. */
  readonly label: string;
  readonly caption: string;
}

/** The shopper's room: its sizes, and what they mean for a piece. */
export interface MyRoomWords {
  readonly fields: readonly RoomFieldWords[];
  readonly verdicts: readonly FitVerdict[];
  /** What the verdicts take for granted. */
  readonly note: string;
  readonly onTyped: (size: RoomSize, text: string) => void;
  readonly onLeft: (size: RoomSize) => void;
}

export interface ReviewWords {
  /** Its number, if the shopper wrote it. */
  readonly ownId: number | undefined;
  readonly username: string;
  readonly text: string;
  readonly stars: number | undefined;
  /** `YYYY-MM-DD`, and as shown. */
  readonly date: { readonly iso: string; readonly shown: string } | undefined;
  readonly portrait: Picture;
}
