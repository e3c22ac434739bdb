import type { PageMessage } from '#machines/messages';

import type { PageEntered, ShopContext } from './shop-types';

/**
 * What the address says to the machine of a page. It waits while the page is as it was prerendered, and a preview waits until
 * its page is drawn: it holds the page still, which nothing may do that is being drawn.
 */
export function toldByAddress(
  { reached, arrivedAt }: Pick<ShopContext, 'reached' | 'arrivedAt'>,
  { page, params }: Pick<PageEntered, 'page' | 'params'>,
  isDrawn: boolean,
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
  if (page === 'product' && params['productId'] === productId && isPreview !== undefined && isDrawn) {
    return [{ type: isPreview ? 'preview.opened' : 'preview.closed' }];
  }
  return [];
}
