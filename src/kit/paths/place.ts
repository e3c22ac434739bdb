/** A state value as a word: `visible.held`; regions of a parallel state are joined by a comma. */
export function place({ value }: { readonly value: unknown }): string {
  return words(value);
}

function words(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  const regions = Object.entries(value as Record<string, unknown>).map(([key, inner]) => {
    const deeper = words(inner);
    return deeper === '' ? key : `${key}.${deeper}`;
  });
  return regions.join(', ');
}
