import type { CatalogueQuery } from '#domain/catalogue';

/** What a machine emits when the address is to say what it shows: `src/browser/history.ts` hears every machine of the shop. */
export type AddressWanted = PreviewWanted | QueryWanted;

/** The preview has an entry of its own in the history, so that Back closes it. */
export interface PreviewWanted {
  readonly type: 'preview.wanted';
  readonly isOpen: boolean;
}

/** For a machine's `emit`. */
export function wantingPreview(isOpen: boolean): PreviewWanted {
  return { type: 'preview.wanted', isOpen };
}

/** Each choice is one step back in the history; typing in one go is one choice. */
export interface QueryWanted {
  readonly type: 'query.wanted';
  readonly query: CatalogueQuery;
  /** Whether it takes the place of the entry before it. */
  readonly replaces: boolean;
}
