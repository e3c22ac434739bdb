export function writeSitemap(
  dist: string,
  pages: readonly { readonly path: string; readonly html: string }[],
  base?: string,
): Promise<void>;
