export function writeSitemap(
  dist: string,
  pages: readonly { readonly path: string; readonly html: string }[],
): Promise<void>;
