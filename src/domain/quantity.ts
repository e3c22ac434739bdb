/** The input declares these bounds; behaviour goes by stock (section 5). */
export const DECLARED_MIN_QUANTITY = 1;
export const DECLARED_MAX_QUANTITY = 10;

/** 0 or less becomes 1, above stock becomes stock, parts of a piece are dropped (section 5). */
export function clampQuantity(quantity: number, stock: number): number {
  return Math.max(1, Math.min(Math.trunc(quantity), stock));
}

/** Whether something typed is a quantity: nothing, a lone sign, or less than nothing is none, but perhaps the way there. */
export function isQuantity(typed: string): boolean {
  return typed.trim() !== '' && Number.isFinite(Number(typed)) && Number(typed) >= 0;
}

/** What a typed quantity asks for on leaving the field: empty, no number, 0 or less is 1 (section 5). */
export function settledQuantity(typed: string): number {
  return isQuantity(typed) ? Math.max(1, Number(typed)) : 1;
}

/** Quantities under 10 are drawn with a leading zero and read without it (section 9). */
export function drawnQuantity(quantity: number): string {
  return String(quantity).padStart(2, '0');
}
