/** Photographs once round a product: `/pictures/<key>-<width>.avif` and `.webp`. */
export interface Turn {
  readonly keys: readonly string[];
  /** Of each, in px; they are square. */
  readonly width: number;
}

/** A picture as the shop serves it: `/pictures/<key>-<width>.avif`, `.webp`, and `/pictures/<key>.jpg`. */
export interface Picture {
  readonly key: string;
  /** Intrinsic size in px of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Widths in px that exist as AVIF and WebP, ascending. */
  readonly widths: readonly number[];
  /** Dominant colour, shown until the picture has loaded. */
  readonly colour: string;
  /** What a buyer would want to know of it; empty for a decorative one. */
  readonly alt: string;
}
