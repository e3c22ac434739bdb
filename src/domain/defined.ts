/** The properties that are not undefined, for types whose properties may be absent but not undefined. */
export function defined<Values extends object>(
  values: Values,
): { readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}
