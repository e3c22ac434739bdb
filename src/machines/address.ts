import type { CatalogueQuery } from '#domain/catalogue';

/** Events that a machine emits to change the address; `src/browser/history.ts` receives those of all machines. */
export type AddressWanted = PreviewWanted | TabWanted | QueryWanted;

/** The preview is an entry of its own in the history, so that Back closes it. */
export interface PreviewWanted {
  readonly type: 'preview.wanted';
  readonly isOpen: boolean;
}

/** For a machine's `emit`. */
export function wantingPreview(isOpen: boolean): PreviewWanted {
  return { type: 'preview.wanted', isOpen };
}

/** The tab of a product's page is kept with the entry of the history, so that a reload and Back find it again. */
export interface TabWanted {
  readonly type: 'tab.wanted';
  readonly isReading: boolean;
}

/** Each choice is an entry in the history; continuous typing is one. */
export interface QueryWanted {
  readonly type: 'query.wanted';
  readonly query: CatalogueQuery;
  /** True to replace the previous entry. */
  readonly replaces: boolean;
}
