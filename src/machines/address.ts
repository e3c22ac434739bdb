import type { CatalogueQuery } from '#domain/catalogue';

/** Events that a machine emits to change the address; `src/browser/history.ts` receives those of all machines. */
export type AddressWanted = PreviewWanted | QueryWanted;

/** The preview is an entry of its own in the history, so that Back closes it. */
export interface PreviewWanted {
  readonly type: 'preview.wanted';
  readonly isOpen: boolean;
}

/** For a machine's `emit`. */
export function wantingPreview(isOpen: boolean): PreviewWanted {
  return { type: 'preview.wanted', isOpen };
}

/** Each choice is an entry in the history; continuous typing is one. */
export interface QueryWanted {
  readonly type: 'query.wanted';
  readonly query: CatalogueQuery;
  /** True to replace the previous entry. */
  readonly replaces: boolean;
}
