import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server';

import { contentFiles, watchedContent } from '#content/content-files';
import { sampleContent, wholeContent } from '#content/whole-content';
import type { WholeContent } from '#content/whole-content';
import type { CatalogueFile } from '#domain/catalogue-file';
import { pictureOf } from '#fixtures/pictures';
import { addressesOf, pages as table } from '#routes/-pages';
import type { Contents } from '#domain/content';
import { createShop } from '#shop';
import { inertWorld } from '#shop/inert-world';
import { withBase } from '#ui/base';
import { FONT_FILES } from '#ui/theme/font-files';

import { createAppRouter } from './router';

const ORIGIN = 'http://localhost';

/** When the router loaded a match, among the data it writes into a page. */
const LOADED_AT = /(?<=,u:)\d+(?=,s:")/g;

/** Folders of dynamic routes with many pages. */
export const dynamicFolders: readonly string[] = table
  .filter(({ address, addresses }) => addresses && address.lastIndexOf('/') > 0)
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

/** The shop with a catalogue, by default the sample one: what the build writes of it. */
export function openShop(catalogue?: CatalogueFile) {
  const whole = catalogue ? wholeContent(catalogue) : sampleContent();
  return {
    /** Every prerendered page, by its canonical address. */
    pages: table.flatMap((page) => addressesOf(page, whole)),
    render: (address: string) => render(whole, address),
    /** The files of all content, and the directory that leads to them; `hash` names a file by its text. */
    contentFiles: (hash: (json: string) => string) => contentFiles(whole, hash),
    /** What lists show of each product. */
    listPictures: whole.catalogue.products.flatMap(({ img }) => img.slice(0, 1).map((key) => pictureOf(key))),
  };
}

/** Renders a page as on a first visit, with nothing stored: the same page whenever it is rendered. */
async function render(whole: WholeContent, address: string): Promise<RenderedPage> {
  const path = renderablePath(address);
  const { content, started } = watchedContent(whole);
  const shop = createShop(inertWorld(content));
  shop.start();
  const router = createAppRouter({ shop });
  const handle = createRequestHandler({ request: new Request(ORIGIN + withBase(path)), createRouter: () => router });
  const response = await handle(defaultRenderHandler);
  return {
    status: response.status,
    html: (await response.text()).replace(LOADED_AT, '0'),
    path,
    routeIds: router.stores.matches.get().map((match) => match.routeId),
    content: started,
    fonts: FONT_FILES,
  };
}

/**
 * The path, with the page of a list: all else of the query is left to the browser, and a malformed path is the not-found
 * page.
 */
function renderablePath(address: string): string {
  const path = /^[^?#]*(?:\?page=\d+$)?/.exec(address)?.[0] ?? missingPage;
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return missingPage;
  }
}
