/** A 360° view of a product: `/pictures/<name>-<width>.avif` and `.webp`. */
export interface Turn {
  /** Names of its frames. */
  readonly frames: readonly string[];
  /** Of each frame, in px; frames are square. */
  readonly width: number;
}

/** A picture as the shop serves it: `/pictures/<name>-<width>.avif`, `.webp`, and `/pictures/<name>.jpg`. */
export interface Picture {
  /** Its key with the hash of its set: `arc-lamp.1a2b-3`. */
  readonly name: string;
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

/** The set of a picture: those that differ in their last number. One hash stands for the content of all its files. */
export function setOf(key: string): string {
  return key.replace(/-\d+$/, '');
}

/** What the names of a picture's files begin with; `hash` is that of its set. */
export function nameOf(key: string, hash: string): string {
  const set = setOf(key);
  return `${set}.${hash}${key.slice(set.length)}`;
}

/** The key that a name was made of. */
export function keyOf(name: string): string {
  return name.replace(/\.\w+/, '');
}

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
