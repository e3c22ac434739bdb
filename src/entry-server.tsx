import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server';

import { addressesOf, pages as table } from '#routes/-pages';
import { createShop } from '#shop';
import { inertWorld } from '#shop/world';
import { FONT_FILES } from '#ui/theme/font-files';

import { createAppRouter } from './router';

const ORIGIN = 'http://localhost';

/** Every prerendered page, by its canonical path. */
export const pages: readonly string[] = table.flatMap(addressesOf);

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
  /** Fonts to preload. */
  readonly fonts: readonly string[];
}

/** Renders a page as on a first visit, with nothing stored. */
export async function render(address: string): Promise<RenderedPage> {
  const path = renderablePath(address);
  const shop = createShop(inertWorld());
  shop.start();
  const router = createAppRouter({ shop });
  const handle = createRequestHandler({ request: new Request(ORIGIN + path), createRouter: () => router });
  const response = await handle(defaultRenderHandler);
  return {
    status: response.status,
    html: await response.text(),
    path,
    routeIds: router.stores.matches.get().map((match) => match.routeId),
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
