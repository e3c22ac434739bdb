import { filtersText } from '#domain/catalogue';
import type { PageMessage, EnvironmentMessage } from '#machines/messages';

import type { PageEntered, Reached, ShopContext } from './shop-types';

type Page = Pick<PageEntered, 'page' | 'params'>;

/**
 * Messages to a page while it is rendered first. A preview is left out until then: it locks scrolling, which must not
 * happen during rendering.
 */
export function openingMessages(
  context: Pick<ShopContext, 'reached' | 'arrivedAt' | 'isWide'>,
  page: Page,
): readonly (PageMessage | EnvironmentMessage)[] {
  const { isWide, reached } = context;
  return [
    ...(isWide === undefined ? [] : [{ type: 'viewport.changed', isWide } as const]),
    ...addressMessages({ ...context, reached: reached && { ...reached, isPreview: undefined } }, page),
  ];
}

/** What the address says to a page's machine; nothing before settling. */
export function addressMessages(
  { reached, arrivedAt }: Pick<ShopContext, 'reached' | 'arrivedAt'>,
  { page, params }: Page,
): readonly PageMessage[] {
  if (reached === undefined || arrivedAt === undefined) {
    return [];
  }
  const { step, query, productId, isPreview, isReading } = reached;
  if (page === 'checkout' && step !== undefined) {
    return [{ type: 'step.opened', step }];
  }
  if (page === 'catalogue' && query !== undefined) {
    return [{ type: 'query.changed', query }];
  }
  if (page === 'product' && params['productId'] === productId) {
    return [
      ...(isReading === true ? [{ type: 'tab.chosen', tab: 'reviews' } as const] : []),
      ...(isPreview === undefined ? [] : [{ type: isPreview ? 'preview.opened' : 'preview.closed' } as const]),
    ];
  }
  return [];
}

/** What an address adds to the products and filters that were looked at lately. */
export function historyMessages({ productId, query }: Partial<Reached> = {}) {
  return [
    ...(productId === undefined
      ? []
      : [{ to: 'recentlyViewed', message: { type: 'product.viewed', productId } } as const]),
    ...(query === undefined
      ? []
      : [{ to: 'recentFilters', message: { type: 'search.made', words: filtersText(query) } } as const]),
  ];
}
