/**
 * The name under which a guard, action or actor was set up, and what it is given where the machine itself says it:
 * `startsAt {stage: 'Packaging'}`. What comes with an event is known only when it comes. Undefined for what has no name.
 */
export function nameOf(named: unknown): string | undefined {
  if (typeof named === 'string') {
    return named;
  }
  if (!isNamed(named)) {
    return undefined;
  }
  const { type, params } = named;
  return typeof params === 'object' && params !== null ? `${String(type)} ${literal(params)}` : String(type);
}

function isNamed(named: unknown): named is { readonly type: unknown; readonly params?: unknown } {
  return typeof named === 'object' && named !== null && 'type' in named;
}

function literal(value: unknown): string {
  if (typeof value === 'string') {
    return `'${value}'`;
  }
  if (Array.isArray(value)) {
    return `[${value.map(literal).join(', ')}]`;
  }
  return typeof value === 'object' && value !== null
    ? `{${Object.entries(value)
        .map(([key, inner]) => `${key}: ${literal(inner)}`)
        .join(', ')}}`
    : String(value);
}
