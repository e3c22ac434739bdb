/** Bounds declared by the input; the actual limit is the stock (section 5). */
export const DECLARED_MIN_QUANTITY = 1;
export const DECLARED_MAX_QUANTITY = 10;

/** 0 or less becomes 1, above stock becomes stock, fractions are dropped (section 5). */
export function clampQuantity(quantity: number, stock: number): number {
  return Math.max(1, Math.min(Math.trunc(quantity), stock));
}

/** Whether something typed is a quantity: nothing, a lone sign, or less than nothing is none, but perhaps the way there. */
export function isQuantity(typed: string): boolean {
  return typed.trim() !== '' && Number.isFinite(Number(typed)) && Number(typed) >= 0;
}

/** What a typed quantity asks for on leaving the field: empty, no number, 0 or less is 1 (section 5). */
export function parseQuantity(typed: string): number {
  return isQuantity(typed) ? Math.max(1, Number(typed)) : 1;
}

/** Quantities under 10 are shown with a leading zero (section 9). */
export function formatQuantity(quantity: number): string {
  return String(quantity).padStart(2, '0');
}
