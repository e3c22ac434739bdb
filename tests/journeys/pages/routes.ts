import { pages } from '#routes/-pages';

/** A page of every route of section 2. */
export const PAGES: readonly string[] = pages.map(({ address }) => address);

/** Those, and an unknown path. */
export const ROUTES: readonly string[] = [...PAGES, '/Nowhere'];
