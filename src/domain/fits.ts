import type { Product } from './product';

/** A piece as a box, in cm: as it stands, seen from its front. */
export interface Outline {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Of an adult, in cm. */
export const PERSON_HEIGHT = 170;

/** In cm; smaller things are not drawn: beside a person nothing would be seen of them. */
const LEAST_DRAWN = 50;

/** Kinds that hang on a wall or from a ceiling. */
const HANGING: readonly string[] = ['Mirror', 'Sconce', 'Shelf', 'Prints', 'Pendant lamp'];

/**
 * The box around a product; undefined if its sizes are not known, or if it is neither a seat nor 50 cm large. A round
 * thing with a depth hangs on a wall: its diameter is its height too.
 */
export function outlineOf({ facts = {} }: Pick<Product, 'facts'>): Outline | undefined {
  const { diameter, seatHeight } = facts;
  const width = facts.width ?? diameter;
  const depth = facts.depth ?? diameter;
  const height = facts.height ?? (facts.depth === undefined ? undefined : diameter);
  if (width === undefined || depth === undefined || height === undefined) {
    return undefined;
  }
  const outline = { width, depth, height };
  return isLarge(outline, seatHeight !== undefined) ? outline : undefined;
}

/** Whether a piece is worth asking about. */
export function isLarge({ width, depth, height }: Outline, isSeat: boolean): boolean {
  return isSeat || Math.max(width, depth, height) >= LEAST_DRAWN;
}

/** Kinds that are rolled up where they are carried. */
const ROLLED: readonly string[] = ['Rug', 'Bath mat'];

/** A piece as it is carried: what can be is rolled up along its shorter side. */
export function carriedOutline(piece: Outline, kind: string): Outline {
  if (!isRolled({ kind })) {
    return piece;
  }
  const length = Math.min(piece.width, piece.depth);
  const across = Math.sqrt((4 / Math.PI) * piece.height * Math.max(piece.width, piece.depth));
  return { width: across, depth: across, height: length };
}

/** Whether it is carried as a roll. */
export function isRolled({ kind }: Pick<Product, 'kind'>): boolean {
  return ROLLED.includes(kind);
}

/** Whether it hangs on a wall or from a ceiling. */
export function isHanging({ kind }: Pick<Product, 'kind'>): boolean {
  return HANGING.includes(kind);
}
