import { inject } from 'vitest';

import { pages } from '#routes/-pages';

/** A page of every route of section 2. */
export const PAGES: readonly string[] = pages.map(({ address }) => address);

/** Those, and an unknown path. */
export const ROUTES: readonly string[] = [...PAGES, '/Nowhere'];

/** The heading of a page as the server sends it. */
export async function servedHeading(path: string): Promise<string> {
  const html = await (await fetch(new URL(path, inject('shopUrl')))).text();
  return (/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');
}
