import type { BrowserContext } from 'playwright-core';

/** What went wrong in a page that a shopper may not notice, and the address that it is about. */
export interface PageError {
  readonly message: string;
  readonly url?: string;
}

/**
 * Notes from now on what goes wrong in a context: console errors and warnings, thrown errors, unhandled rejections, requests
 * to other places than the origin. What is given takes the notes so far.
 */
export function recordPageErrors(context: BrowserContext, origin: string): () => readonly PageError[] {
  const errors: PageError[] = [];
  /** Documents that were answered with 404, as an unknown path should be: the browser complains of those by itself. */
  const missing = new Set<string>();
  context.on('console', (message) => {
    const isTold = message.type() === 'error' || message.type() === 'warning';
    if (isTold && !message.text().includes('blocked by Playwright')) {
      const { url } = message.location();
      errors.push({ message: `${message.type()}: ${message.text()} (${url})`, url });
    }
  });
  context.on('weberror', (error) => errors.push({ message: `thrown: ${error.error().message}` }));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) {
      errors.push({ message: `asked elsewhere: ${request.url()}` });
    }
  });
  context.on('response', (response) => {
    if (response.status() === 404 && response.request().isNavigationRequest()) {
      missing.add(response.url());
    }
  });
  return () =>
    errors
      .splice(0)
      .filter(({ message, url = '' }) => !(missing.has(url) && message.endsWith(`status of 404 (Not Found) (${url})`)));
}
