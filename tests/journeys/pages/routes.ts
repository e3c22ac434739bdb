import { pages } from '#routes/-pages';

/** A page of every route of section 2. */
export const PAGES: readonly string[] = pages.map(({ address }) => address);

/** Those, and one that the shop does not have. */
export const ROUTES: readonly string[] = [...PAGES, '/Nowhere'];
