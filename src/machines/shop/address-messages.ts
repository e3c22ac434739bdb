import type { PageMessage, EnvironmentMessage } from '#machines/messages';

import type { PageEntered, ShopContext } from './shop-types';

type Page = Pick<PageEntered, 'page' | 'params'>;

/** What a page is told while it is first drawn. A preview waits until it is: it holds still what is being drawn. */
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

/** What the address says to the machine of a page; nothing while the page is as it was prerendered. */
export function addressMessages(
  { reached, arrivedAt }: Pick<ShopContext, 'reached' | 'arrivedAt'>,
  { page, params }: Page,
): readonly PageMessage[] {
  if (reached === undefined || arrivedAt === undefined) {
    return [];
  }
  const { step, query, productId, isPreview } = reached;
  if (page === 'checkout' && step !== undefined) {
    return [{ type: 'step.opened', step }];
  }
  if (page === 'catalogue' && query !== undefined) {
    return [{ type: 'query.changed', query }];
  }
  if (page === 'product' && params['productId'] === productId && isPreview !== undefined) {
    return [{ type: isPreview ? 'preview.opened' : 'preview.closed' }];
  }
  return [];
}
