export function writeSitemap(dist: string, addresses: readonly string[], base?: string): Promise<void>;

export function listedAddress(
  page: { readonly path: string; readonly html: string },
  base?: string,
): string | undefined;
