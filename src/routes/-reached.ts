import type { AnyRouteMatch, ParsedLocation } from '@tanstack/react-router';

import type { CheckoutStep } from '#domain/order';
import type { Reached } from '#machines/shop/shop-types';

import { queryOf } from './Products/-search';

const STEPS: Readonly<Record<string, CheckoutStep>> = { '/Checkout/': 'personal', '/Checkout/Payment': 'billing' };

/** What an address that is reached says to the shop, by its innermost route. */
export function reachedBy({ pathname, state }: ParsedLocation, match: AnyRouteMatch | undefined): Reached {
  const { productId } = (match?.context ?? {}) as { readonly productId?: number };
  return {
    path: pathname,
    step: STEPS[match?.routeId ?? ''],
    query: match?.routeId === '/Products/' ? queryOf(match.search) : undefined,
    productId,
    isPreview: productId === undefined ? undefined : state.preview === true,
    isReading: productId === undefined ? undefined : state.reading === true,
  };
}
