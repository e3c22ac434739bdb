import type { BrowserContext } from 'playwright-core';

/** What went wrong in a page that a shopper may not notice, and the address that it is about. */
export interface Wrong {
  readonly what: string;
  readonly url?: string;
}

/**
 * Notes from now on what goes wrong in a context: console errors and warnings, thrown errors, unhandled rejections, requests
 * to other places than the origin. What is given takes the notes so far.
 */
export function noteWrongs(context: BrowserContext, origin: string): () => readonly Wrong[] {
  const wrongs: Wrong[] = [];
  /** Documents that were answered with 404, as an unknown path should be: the browser complains of those by itself. */
  const missing = new Set<string>();
  context.on('console', (message) => {
    const isTold = message.type() === 'error' || message.type() === 'warning';
    if (isTold && !message.text().includes('blocked by Playwright')) {
      const { url } = message.location();
      wrongs.push({ what: `${message.type()}: ${message.text()} (${url})`, url });
    }
  });
  context.on('weberror', (error) => wrongs.push({ what: `thrown: ${error.error().message}` }));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) {
      wrongs.push({ what: `asked elsewhere: ${request.url()}` });
    }
  });
  context.on('response', (response) => {
    if (response.status() === 404 && response.request().isNavigationRequest()) {
      missing.add(response.url());
    }
  });
  return () =>
    wrongs
      .splice(0)
      .filter(({ what, url = '' }) => !(missing.has(url) && what.endsWith(`status of 404 (Not Found) (${url})`)));
}
