import { products } from '#fixtures/products';
import { sampleTrackedOrderId } from '#fixtures/orders';
import { sameSlug } from '#domain/slug';
import type { PageEntered } from '#machines/shop/shop.machine';

type Entered = Omit<PageEntered, 'key'>;

const DETAIL = '/MyAccount/TrackOrder/TrackOrderDetail';

const pages: Readonly<Record<string, Entered>> = Object.fromEntries(
  (
    [
      ['/', 'home', '/', {}],
      ['/Products', 'catalogue', '/Products', {}],
      ['/ContactUs', 'contact', '/ContactUs', {}],
      ['/Blog', 'blog', '/Blog', {}],
      ['/LogIn', 'log-in', '/LogIn', {}],
      ['/SignUp', 'sign-up', '/SignUp', {}],
      ['/Cart', 'cart-page', '/Cart', {}],
      ['/Checkout', 'checkout', '/Checkout', { step: 'personal' }],
      ['/Checkout/Payment', 'checkout', '/Checkout', { step: 'billing' }],
      ['/MyAccount', 'account', '/MyAccount', {}],
      ['/MyAccount/TrackOrder', 'track-order', '/MyAccount/TrackOrder', {}],
      ['/MyAccount/PaymentAndBilling', 'add-card', '/MyAccount/PaymentAndBilling', {}],
    ] as const
  ).map(([path, page, scope, params]) => [path, { page, scope, params }]),
);

/** The machine that the route at an address lets in; undefined where the page has none of its own. */
export function pageAt(address: string): Entered | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const segment = /^\/Products\/ProductDetail\/([^/]+)$/.exec(decodeURI(pathname))?.[1];
  if (segment !== undefined) {
    const product = products.find(({ name }) => sameSlug(name, segment));
    return product && { page: 'product', scope: pathname, params: { productId: product.id } };
  }
  if (pathname === DETAIL) {
    return {
      page: 'order-detail',
      scope: DETAIL,
      params: { orderid: searchParams.get('order') ?? sampleTrackedOrderId },
    };
  }
  return pages[pathname];
}
