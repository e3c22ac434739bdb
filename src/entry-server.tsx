import type { AnyRouteMatch } from '@tanstack/react-router';
import type { DehydratedMatch } from '@tanstack/react-router/ssr/client';
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';

import { contentFiles, hashesOf, watchedContent } from '#content/content-files';
import { sampleContent, wholeContent } from '#content/whole-content';
import type { WholeContent } from '#content/whole-content';
import type { CatalogueFile } from '#domain/catalogue-file';
import { pictureOf } from '#fixtures/pictures';
import { addressesOf, pages as table } from '#routes/-pages';
import { pathPart } from '#routes/-shared/head';
import type { Contents } from '#domain/content';
import { createShop } from '#shop';
import { inertWorld } from '#shop/inert-world';
import { withBase } from '#ui/base';
import { fontFiles } from '#ui/theme/font-files';

import { createAppRouter } from './router';

const ORIGIN = 'http://localhost';

/** Folders of dynamic routes with many pages. */
export const dynamicFolders: readonly string[] = table
  .filter(({ address, addresses }) => addresses && address.lastIndexOf('/') > 0)
  .map(({ address }) => address.slice(0, address.lastIndexOf('/') + 1));

/** Stands for every unknown path. */
export const missingPage = '/404';

/** What `beforeLoad` gave is left out of the router's types. */
type Matched = AnyRouteMatch & { readonly __beforeLoadContext?: unknown };
type Dehydrated = DehydratedMatch & { readonly b?: unknown };

interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** The path it was rendered for. */
  readonly path: string;
  /** Ids of the matched routes. */
  readonly routeIds: readonly string[];
  /** What the browser must know of the page: the content that it shows, by key, and what the router matched. */
  readonly data: { readonly content: Readonly<Partial<Contents>>; readonly matches: readonly Dehydrated[] };
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
    hashesOf,
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
  // The router's own handler would write a script with the matches into the page (decision 095).
  let html = '';
  const response = await handle(() => {
    html = `<!DOCTYPE html>${renderToString(<RouterServer router={router} />)}`;
    return new Response(null, { status: getSsrStatus(router) });
  });
  const matches = router.stores.matches.get();
  const routeIds = matches.map((match) => match.routeId);
  return {
    status: response.status,
    html,
    path,
    routeIds,
    data: { content: started, matches: matches.map(dehydrated) },
    fonts: fontFiles({ hasQuotation: routeIds.includes('/Blog/BlogDetail/$blogid') }),
  };
}

/** A match as the router's `hydrate` reads it. When it was loaded is left out: a build without a change is the same. */
function dehydrated({ id, status, ssr, error, loaderData, __beforeLoadContext, _notFound }: Matched): Dehydrated {
  return {
    i: id.replaceAll('/', '#'),
    u: 0,
    s: status,
    ssr,
    b: __beforeLoadContext,
    l: loaderData,
    e: error,
    ...(_notFound ? { g: true } : {}),
  };
}

/**
 * The path as links have it, `%2C` for `,`, with the page of a list: all else of the query is left to the browser, and a
 * malformed path is the not-found page.
 */
function renderablePath(address: string): string {
  const [, path = '', page = ''] = /^([^?#]*)(\?page=\d+$)?/.exec(address) ?? [];
  try {
    return path.replaceAll(/[^/]+/g, (part) => pathPart(decodeURIComponent(part))) + page;
  } catch {
    return missingPage;
  }
}
