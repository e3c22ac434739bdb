/** The input declares these bounds; behaviour goes by stock (section 5). */
export const DECLARED_MIN_QUANTITY = 1;
export const DECLARED_MAX_QUANTITY = 10;

/** 0 or less becomes 1, above stock becomes stock, parts of a piece are dropped (section 5). */
export function clampQuantity(quantity: number, stock: number): number {
  return Math.max(1, Math.min(Math.trunc(quantity), stock));
}

/** What a typed quantity becomes on leaving the field: empty or no number is 1 (section 5). */
export function settledQuantity(typed: string, stock: number): number {
  const quantity = Number(typed.trim());
  return typed.trim() === '' || !Number.isFinite(quantity) ? 1 : clampQuantity(quantity, stock);
}

/** Quantities under 10 are drawn with a leading zero and read without it (section 9). */
export function drawnQuantity(quantity: number): string {
  return String(quantity).padStart(2, '0');
}
