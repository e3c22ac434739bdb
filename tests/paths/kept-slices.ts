/** The storage key of a slice. */
export function keyOf(slice: string): string {
  return `larkwood.${slice}`;
}

/** Data as it is kept under a key. */
export function wrapped(data: unknown): { readonly v: 1; readonly data: unknown } {
  return { v: 1, data };
}
