/** JSON-LD (schema.org), escaped for a `script` element. */
export function structuredData(facts: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', String.raw`\u003c`);
}
