import { describe, expect, it } from 'vitest';

import { isWithin } from './scope';

describe('the scope of a page', () => {
  it.each([
    ['/Cart', '/Cart', true],
    ['/cart/', '/Cart', true],
    ['/Checkout/Payment', '/Checkout', true],
    ['/CheckoutCounter', '/Checkout', false],
    ['/Products', '/Products/ProductDetail/Haven-Oak-Platform-Bed', false],
    ['/Products/ProductDetail/Cloud-Bouclé-Cushion', '/Products/ProductDetail/Cloud-Boucl%C3%A9-Cushion', true],
    ['/Products/ProductDetail/Baker%E2%80%99s-Utensil-Crock', '/Products/ProductDetail/Baker’s-Utensil-Crock', true],
    ['/%E0%A4%A', '/%E0%A4%A', true],
    ['/%E0%A4%A', '/Cart', false],
  ])('%s within %s: %s', (path, scope, within) => {
    expect(isWithin(path, scope)).toBe(within);
  });
});
