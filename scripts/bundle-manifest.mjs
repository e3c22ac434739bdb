/** What Vite's manifest of the browser's bundle tells of the shop; all paths are from its root. */

const CLIENT_ENTRY = 'src/browser/entry-client.tsx';

/** What every page loads: the entry, its imports and all styles. */
export function sharedAssets(manifest) {
  const entry = manifest[CLIENT_ENTRY];
  const stylesheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  return {
    entry: `/${entry.file}`,
    stylesheets: [...new Set([...stylesheets.map(({ file }) => file), ...(entry.css ?? [])])].map((file) => `/${file}`),
    modules: staticImports(manifest, CLIENT_ENTRY),
  };
}

/** The chunk of a route's component and its imports. */
export function routeModules(manifest, routeId) {
  const base = `src/routes${routeId}`;
  const file = [`${base}.tsx`, `${base}index.tsx`, `${base}/route.tsx`].map((name) => `${name}?tsr-split=component`);
  const key = file.find((name) => name in manifest);
  return key ? [...staticImports(manifest, key), `/${manifest[key].file}`] : [];
}

/** Every script, style and font that a shopper may need on any page. */
export function shopFiles(manifest) {
  const starts = Object.keys(manifest).filter(
    (key) => key === CLIENT_ENTRY || /^src\/routes\/.*\?tsr-split=/.test(key),
  );
  const keys = new Set(starts.flatMap((key) => [key, ...importedKeys(manifest, key, ['imports', 'dynamicImports'])]));
  const files = [...keys].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key];
    return [file, ...css, ...assets];
  });
  const styles = Object.values(manifest).flatMap(({ file, assets = [] }) =>
    file.endsWith('.css') ? [file, ...assets] : [],
  );
  return [...new Set([...files, ...styles])].map((file) => `/${file}`);
}

function staticImports(manifest, key) {
  return importedKeys(manifest, key).map((name) => `/${manifest[name].file}`);
}

/** Imports before what imports them: that is the order in which the browser is to evaluate them (decision 015). */
function importedKeys(manifest, key, ways = ['imports'], seen = new Set(), ordered = []) {
  for (const imported of ways.flatMap((way) => manifest[key][way] ?? [])) {
    if (!seen.has(imported)) {
      seen.add(imported);
      importedKeys(manifest, imported, ways, seen, ordered);
      ordered.push(imported);
    }
  }
  return ordered;
}
