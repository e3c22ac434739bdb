import { page as checkoutPage } from '../-page';

export const page: typeof checkoutPage = {
  ...checkoutPage,
  address: '/Checkout/Payment',
  scope: checkoutPage.address,
  paramsAt: () => ({ step: 'billing' }),
};
