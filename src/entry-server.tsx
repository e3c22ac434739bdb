import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server';

import { contentFiles, watchedContent } from '#content/content-files';
import { sampleContent } from '#content/whole-content';
import { addressesOf, pages as table } from '#routes/-pages';
import type { Contents } from '#domain/content';
import { createShop } from '#shop';
import { inertWorld } from '#shop/inert-world';
import { withBase } from '#ui/base';
import { FONT_FILES } from '#ui/theme/font-files';

import { createAppRouter } from './router';

const ORIGIN = 'http://localhost';

/** Every prerendered page, by its canonical path. */
export const pages: readonly string[] = table.flatMap((page) => addressesOf(page, sampleContent()));

/** Folders of dynamic routes with many pages. */
export const dynamicFolders: readonly string[] = table
  .filter(({ addresses }) => addresses)
  .map(({ address }) => address.slice(0, address.lastIndexOf('/') + 1));

/** Stands for every unknown path. */
export const missingPage = '/404';

interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** The path it was rendered for. */
  readonly path: string;
  /** Ids of the matched routes. */
  readonly routeIds: readonly string[];
  /** The content that the page shows, by key. */
  readonly content: Readonly<Partial<Contents>>;
  /** Fonts to preload. */
  readonly fonts: readonly string[];
}

/** Renders a page as on a first visit, with nothing stored. */
export async function render(address: string): Promise<RenderedPage> {
  const path = renderablePath(address);
  const { content, started } = watchedContent(sampleContent());
  const shop = createShop(inertWorld(content));
  shop.start();
  const router = createAppRouter({ shop });
  const handle = createRequestHandler({ request: new Request(ORIGIN + withBase(path)), createRouter: () => router });
  const response = await handle(defaultRenderHandler);
  return {
    status: response.status,
    html: await response.text(),
    path,
    routeIds: router.stores.matches.get().map((match) => match.routeId),
    content: started,
    fonts: FONT_FILES,
  };
}

/** The path alone: the query is left to the browser, and a malformed path is the not-found page. */
function renderablePath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return missingPage;
  }
}

/** The files of all content, and the directory that leads to them. */
export function contentOfAllPages(hash: (json: string) => string) {
  return contentFiles(sampleContent(), hash);
}
