/** Vite plugin: the module `virtual:<name>` exports one value, worked out when it is first asked for; undefined is one too. */
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
