import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server';

import { addressesOf, pages as table } from '#routes/-pages';
import { createShop } from '#shop';
import { inertWorld } from '#shop/world';
import { FONT_FILES } from '#ui/theme/font-files';

import { createAppRouter } from './router';

const ORIGIN = 'http://localhost';

/** Every page that is written to a file, by its canonical path. */
export const pages: readonly string[] = table.flatMap(addressesOf);

/** Where the pages lie of which there are many. */
export const dynamicFolders: readonly string[] = table
  .filter(({ addresses }) => addresses)
  .map(({ address }) => address.slice(0, address.lastIndexOf('/') + 1));

/** Stands for every address the shop does not have. */
export const missingPage = '/404';

interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** The address it was drawn for. */
  readonly path: string;
  /** The routes that drew it. */
  readonly routeIds: readonly string[];
  /** Fonts that every page begins with. */
  readonly fonts: readonly string[];
}

/** A page as the shopper's browser first gets it: drawn before anything is stored or chosen. */
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

/** The path alone: a query is for the browser, and a malformed path is a missing page. */
function renderablePath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return missingPage;
  }
}
