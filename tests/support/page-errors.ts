import type { BrowserContext } from 'playwright-core';

/** An error a shopper may not notice, and the URL it is about. */
export interface PageError {
  readonly message: string;
  readonly url?: string;
}

/** Chromium ends every request under way when an address of the machine changes, those to the machine itself too. */
const NOT_OF_THE_PAGE = /blocked by Playwright|net::ERR_NETWORK_CHANGED/;

/**
 * Records the errors of a context from now on: console errors and warnings, thrown errors, unhandled rejections,
 * requests to other origins. The returned function takes the errors recorded so far.
 */
export function recordPageErrors(context: BrowserContext, origin: string): () => readonly PageError[] {
  const errors: PageError[] = [];
  /** Documents answered with 404, as unknown paths should be; the browser logs those by itself. */
  const missing = new Set<string>();
  context.on('console', (message) => {
    const isTold = message.type() === 'error' || message.type() === 'warning';
    if (isTold && !NOT_OF_THE_PAGE.test(message.text())) {
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
