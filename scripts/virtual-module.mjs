/**
 * Vite plugin: the module `virtual:<name>` exports one value, computed when it is first imported; it may be undefined.
 */
export function virtualModule(name, exported, value) {
  const resolved = `\0virtual:${name}`;
  return {
    name: `larkwood:${name}`,
    resolveId: (id) => (id === `virtual:${name}` ? resolved : undefined),
    async load(id) {
      return id === resolved ? `export const ${exported} = ${JSON.stringify(await value())};` : undefined;
    },
  };
}
