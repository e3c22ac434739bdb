/** Number of digits before the caret, and the plus of an international number. */
export function significantBefore(typed: string, caret: number): number {
  return typed.slice(0, caret).replaceAll(/[^\d+]/g, '').length;
}
