import type { AnyStateMachine } from 'xstate';

import type { PageEntered } from '#machines/shop/shop.machine';
import type { PageDefinition, Shop } from '#shop';

import { accountPage } from '../../routes/-pages/account';
import { addCardPage } from '../../routes/-pages/add-card';
import { blogPage } from '../../routes/-pages/blog';
import { cartPage } from '../../routes/-pages/cart';
import { cataloguePage } from '../../routes/-pages/catalogue';
import { checkoutPage } from '../../routes/-pages/checkout';
import { contactPage } from '../../routes/-pages/contact';
import { homePage } from '../../routes/-pages/home';
import { logInPage } from '../../routes/-pages/log-in';
import { orderDetailPage } from '../../routes/-pages/order-detail';
import { productPage } from '../../routes/-pages/product';
import { signUpPage } from '../../routes/-pages/sign-up';
import { trackOrderPage } from '../../routes/-pages/track-order';

const pages = [
  accountPage,
  addCardPage,
  blogPage,
  cartPage,
  cataloguePage,
  checkoutPage,
  contactPage,
  homePage,
  logInPage,
  orderDetailPage,
  productPage,
  signUpPage,
  trackOrderPage,
] as unknown as readonly PageDefinition<AnyStateMachine, PageEntered['params']>[];

/** Lets a page's machine join a shop, as its route does. Throws when no page has that name. */
export function enterPage(shop: Shop, { page, scope, params }: Omit<PageEntered, 'key'>): void {
  const definition = pages.find(({ name }) => name === page);
  if (!definition) {
    throw new Error(
      `No page of the shop is called "${page}": the pages are ${pages.map(({ name }) => name).join(', ')}.`,
    );
  }
  shop.page(definition, scope, params);
}
