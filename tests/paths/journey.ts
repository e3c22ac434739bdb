import { product, productPath } from '#fixtures/chosen-products';
import { bare, casesOf } from '#kit/paths/cases';
import { button, isLocked, link, MAIN, named, seen, standsAt, textbox, unseen } from '#kit/paths/driver';
import type { Assertion, Driver, Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import type { AnyPagePlace, MachinePlaces, PlaceFor } from '#kit/paths/page-place';
import { fillPersonal } from '#machines/checkout/checkout.page';
import { ADA, LAMP } from '#machines/samples';
import { signUpAsAda } from '#machines/sign-up/sign-up.page';

import { JOURNEY_SIGNS, journeyMachine } from './journey.machine';

const cases = casesOf({
  name: 'journey',
  machine: journeyMachine,
  starts: { 'an address that leads nowhere': undefined },
  cases: bare(...JOURNEY_SIGNS),
});

type Place = PlaceFor<typeof cases>;

const lamp = product(LAMP);
const card = (name: RegExp): Locator => ({ ...link(name, MAIN), place: 0 });
const NAVIGATION = named('navigation', 'Main');
const FOOTER: Locator = { role: 'contentinfo' };
const failed = named('alertdialog', 'Payment Failed');
const thanks = named('dialog', 'Thank you!');
const logOut = button('Log out', MAIN);

/** One thing a shopper does, and on which screens that is possible; a modal overlay leaves only what is in it. */
function sign<Name extends keyof Place['events']>(
  type: Name,
  cause: (driver: Driver) => Promise<void>,
  isInOverlay = false,
) {
  return [
    {
      case: type,
      cause,
      when: (snapshot: { readonly hasTag: (tag: 'overlay') => boolean }) => isInOverlay || !snapshot.hasTag('overlay'),
    },
  ];
}

const clicking = (locator: Locator) => (driver: Driver) => driver.click(locator);

/** The first cross, Cancel or Try Again of what lies over the page; the window is a desk's again. */
async function closeOverlay(driver: Driver): Promise<void> {
  await driver.click({ ...button(/^(Close menu|Close|Cancel|Try Again)$/), place: 0 });
  await driver.makeWide(true);
}

async function onPhone(driver: Driver, locator: Locator): Promise<void> {
  await driver.makeWide(false);
  await driver.click(locator);
}

async function submitSample(driver: Driver, change: (driver: Driver) => Promise<void>): Promise<void> {
  await driver.click(button('Fill in a sample card', MAIN));
  await change(driver);
  await driver.press('Enter', button(/^Pay/, MAIN));
}

const events = {
  home: sign('home', clicking(link('Home', NAVIGATION))),
  products: sign('products', clicking(link('Products', NAVIGATION))),
  contact: sign('contact', clicking(link('Contact Us', NAVIGATION))),
  blog: sign('blog', clicking(link('Blog', NAVIGATION))),
  cart: sign('cart', clicking({ ...link(/^Cart, /), place: 0 })),
  wishlist: sign('wishlist', clicking({ ...link('Wishlist'), place: 0 })),
  logIn: sign('logIn', clicking({ ...link('Log In'), place: 0 })),
  account: sign('account', clicking(link('My Account', FOOTER))),
  track: sign('track', clicking(link('Track My Order', FOOTER))),
  policy: sign('policy', clicking(link(/^Refund/, FOOTER))),
  product: sign('product', clicking(card(new RegExp(`^${lamp.name}`)))),
  compare: sign('compare', async (driver) => {
    await driver.click({ ...button(/^Compare /, MAIN), place: 0 });
    await driver.click({ ...button(/^Compare /, MAIN), place: 1 });
    await driver.click({ ...link('See all 2 products', MAIN), place: 0 });
  }),
  checkout: sign('checkout', clicking(link('Proceed to Check Out', MAIN))),
  payment: sign('payment', fillPersonal),
  billing: sign('billing', clicking(link('Payment and Billing', named('navigation', 'Account')))),
  trackDetail: sign('trackDetail', async (driver) => {
    await driver.type(textbox('Order ID', MAIN), 'LW-10427');
    await driver.type(textbox('Billing email', MAIN), 'sample@larkwood.example');
    await driver.click(button('Track order', MAIN));
  }),
  post: sign('post', clicking(card(/Maren Solberg/))),
  signUp: sign('signUp', clicking(link('Sign up', MAIN))),
  join: sign('join', signUpAsAda),
  leave: sign('leave', clicking(logOut)),
  menu: sign('menu', (driver) => onPhone(driver, button('Open menu'))),
  miniCart: sign('miniCart', clicking(button('View cart'))),
  search: sign('search', clicking(button('Search', { role: 'banner' }))),
  filters: sign('filters', (driver) => onPhone(driver, button(/^Filters/, MAIN))),
  preview: sign('preview', clicking(button('Preview', MAIN))),
  addCard: sign('addCard', clicking(button('Add card', MAIN))),
  addAddress: sign('addAddress', clicking(button('Add address', MAIN))),
  close: sign('close', closeOverlay, true),
  decline: sign('decline', (driver) =>
    submitSample(driver, (again) => again.type(textbox('Security code (CVV)', MAIN), '000')),
  ),
  pay: sign('pay', (driver) => submitSample(driver, async () => undefined)),
  orders: sign('orders', clicking(link('Check Order Details', thanks)), true),
} satisfies Place['events'];

/** A screen is known by its address and its one main heading. */
function screen(path: string, heading: string | RegExp): readonly Assertion[] {
  return [standsAt(path), seen({ ...named('heading', heading, MAIN), place: 0 })];
}

const over = (overlay: Locator) => [seen(overlay), isLocked(true)];
const plain = [isLocked(false), unseen({ role: 'dialog' }), unseen(failed)];

const home = screen('/', 'A calm room, one good piece at a time');
const catalogue = screen('/Products', 'Products');
const productPage = screen(productPath(lamp.id), lamp.name);
const payment = screen('/Checkout/Payment', 'Payment');
const account = screen('/MyAccount', 'My Account');
const billing = screen('/MyAccount/PaymentAndBilling', 'Payment and Billing');

const journey: Place = {
  place: 'every route and everything that lies over one',
  starts: [{ name: 'an address that leads nowhere', input: undefined, visit: { path: '/Nowhere', width: 'desktop' } }],
  events,
  states: {
    notFound: () => [...screen('/Nowhere', 'Page not found'), ...plain],
    'home.plain': () => [...home, ...plain],
    'home.menu': () => [...home, ...over(named('dialog', 'Menu'))],
    'home.miniCart': () => [...home, ...over(named('dialog', 'In your cart'))],
    'home.search': () => [...home, ...over(named('dialog', 'Search'))],
    'catalogue.plain': () => [...catalogue, ...plain],
    'catalogue.filters': () => [...catalogue, ...over(named('dialog', 'Filters'))],
    'product.plain': () => [...productPage, ...plain],
    'product.preview': () => [...productPage, ...over(named('dialog', lamp.name))],
    comparison: () => [...screen('/Compare', 'Compare'), seen(named('table', 'Products side by side', MAIN)), ...plain],
    cart: () => [...screen('/Cart', 'Cart'), ...plain],
    checkout: () => [...screen('/Checkout', 'Checkout'), ...plain],
    'payment.plain': () => [...payment, ...plain],
    'payment.declined': () => [...payment, ...over(failed)],
    'payment.thanked': () => [...payment, ...over(thanks)],
    wishlist: () => [...screen('/MyAccount/Wishlist', 'Wishlist'), ...plain],
    account: () => [...account, ...plain, unseen(logOut)],
    'mine.plain': () => [...account, ...plain, seen(logOut)],
    'mine.adding': () => [...account, ...over(named('dialog', 'Add an address'))],
    'billing.plain': () => [...billing, ...plain],
    'billing.adding': () => [...billing, ...over(named('dialog', 'Add a card'))],
    track: () => [...screen('/MyAccount/TrackOrder', 'Track My Order'), ...plain],
    trackDetail: () => [...screen('/MyAccount/TrackOrder/TrackOrderDetail', 'Order LW-10427'), ...plain],
    contact: () => [...screen('/ContactUs', 'Contact Us'), ...plain],
    blog: () => [...screen('/Blog', 'Blog'), ...plain],
    post: () => [...screen('/Blog/BlogDetail/Maren-Solberg', /^A reading corner/), ...plain],
    logIn: () => [...screen('/LogIn', 'Log In'), ...plain],
    greeted: () => [...screen('/LogIn', `Welcome back, ${ADA.name}`), ...plain],
    signUp: () => [...screen('/SignUp', 'Sign Up'), ...plain],
    welcomed: () => [...screen('/SignUp', `Welcome, ${ADA.name}`), ...plain],
    policy: () => [...screen('/PrivacyPolicy/Refund-&-Return-Policy', /^Refund/), ...plain],
  },
  actor: [],
};

/** The whole shop as a model: its paths walk all routes and all that lies over them. */
export const wholeShop = onlyPlace(placesOf(cases, [journey]));

function onlyPlace({ places: [place] }: MachinePlaces): AnyPagePlace {
  if (!place) {
    throw new Error('The journey is walked in one place: say what is seen there.');
  }
  return place;
}
