/** A 360° view of a product: `/pictures/<key>-<width>.avif` and `.webp`. */
export interface Turn {
  readonly keys: readonly string[];
  /** Of each frame, in px; frames are square. */
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
  /** Empty for a decorative picture. */
  readonly alt: string;
}

export type PictureKind = 'product' | 'hero' | 'room' | 'phone' | 'portrait' | 'turn';

/** `turn-<product>-<frame>`: a frame of a 360° view, from 00. */
export const TURN_KEY = /^turn-(?<product>.+)-(?<frame>\d\d)$/;

/** The kind of picture, by its key; each kind has its own widths. */
export function kindOf(key: string): PictureKind {
  if (key.endsWith('-phone')) {
    return 'phone';
  }
  if (key.startsWith('room-')) {
    return key === 'room-hero' ? 'hero' : 'room';
  }
  if (TURN_KEY.test(key)) {
    return 'turn';
  }
  return key.startsWith('portrait-') ? 'portrait' : 'product';
}

/** The widths in px a picture is served in: those of its kind, in ascending order, up to its own width. */
export function servedWidths(row: readonly number[], width: number): readonly number[] {
  const widest = Math.min(width, ...row.slice(-1));
  return [...row.filter((step) => step < widest), widest];
}
