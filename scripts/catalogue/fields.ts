export type Fields = Readonly<Record<string, unknown>>;
/** A product as it was read: nothing is known of its properties. */
export interface Read {
  readonly index: number;
  readonly fields: Fields;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
