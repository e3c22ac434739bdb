/** The first line of a script all of whose functions are to be compiled at once. */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Vite plugin: lets V8 compile all functions of a script while it arrives, beside the page, and none at its first call
 * (decision 221). The hint must be the first line, also before what Vite writes into a chunk.
 */
export function compileHints() {
  return {
    name: 'larkwood:compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'chunk') {
            file.code = HINT + file.code;
          } else if (name.endsWith('.js.map')) {
            const map = JSON.parse(file.source);
            file.source = JSON.stringify({ ...map, mappings: `;${map.mappings}` });
          }
        }
      },
    },
  };
}
