import { product, productPath, THE } from '../journeys/pages/facts';
import { journeyMachine } from './journey.machine';
import { onPage } from './targets/page-target';
import type { PageTarget } from './targets/page-target';
import { fillPersonal } from './targets/paying';
import { ADA } from './targets/person';
import { button, isLocked, link, MAIN, named, seen, standsAt, textbox, unseen } from './targets/someone';
import type { Sight, Someone, Spot } from './targets/someone';
import { signUpAsAda } from './targets/writing';

type Target = PageTarget<typeof journeyMachine>;
type Type = keyof Target['events'];

const lamp = product(THE.lamp);
const card = (name: RegExp): Spot => ({ ...link(name, MAIN), place: 0 });
const NAVIGATION = named('navigation', 'Main');
const FOOTER: Spot = { role: 'contentinfo' };
const failed = named('alertdialog', 'Payment Failed');
const thanks = named('dialog', 'Thank you!');
const logOut = button('Log out', MAIN);

/** One thing a shopper does, and on which screens that is possible; a modal overlay leaves only what is in it. */
function sign<Name extends Type>(type: Name, cause: (someone: Someone) => Promise<void>, isInOverlay = false) {
  return [
    {
      name: type,
      event: { type } as Extract<Parameters<typeof journeyMachine.transition>[1], { type: Name }>,
      cause,
      when: (snapshot: { readonly hasTag: (tag: 'overlay') => boolean }) => isInOverlay || !snapshot.hasTag('overlay'),
    },
  ];
}

const clicking = (spot: Spot) => (someone: Someone) => someone.click(spot);

/** The first cross, Cancel or Try Again of what lies over the page; the window is a desk's again. */
async function closeOverlay(someone: Someone): Promise<void> {
  await someone.click({ ...button(/^(Close menu|Close|Cancel|Try Again)$/), place: 0 });
  await someone.makeWide(true);
}

async function onPhone(someone: Someone, spot: Spot): Promise<void> {
  await someone.makeWide(false);
  await someone.click(spot);
}

async function submitSample(someone: Someone, change: (someone: Someone) => Promise<void>): Promise<void> {
  await someone.click(button('Fill in a sample card', MAIN));
  await change(someone);
  await someone.press('Enter', button(/^Pay/, MAIN));
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
  checkout: sign('checkout', clicking(link('Proceed to Check Out', MAIN))),
  payment: sign('payment', fillPersonal),
  billing: sign('billing', clicking(link('Payment and Billing', named('navigation', 'Account')))),
  trackDetail: sign('trackDetail', async (someone) => {
    await someone.type(textbox('Order ID', MAIN), 'LW-10427');
    await someone.type(textbox('Billing email', MAIN), 'sample@larkwood.example');
    await someone.click(button('Track order', MAIN));
  }),
  post: sign('post', clicking(card(/Maren Solberg/))),
  signUp: sign('signUp', clicking(link('Sign up', MAIN))),
  join: sign('join', signUpAsAda),
  leave: sign('leave', clicking(logOut)),
  menu: sign('menu', (someone) => onPhone(someone, button('Open menu'))),
  miniCart: sign('miniCart', clicking(button('Look into the cart'))),
  filters: sign('filters', (someone) => onPhone(someone, button(/^Filters/, MAIN))),
  preview: sign('preview', clicking(button('Preview', MAIN))),
  addCard: sign('addCard', clicking(button('Add card', MAIN))),
  addAddress: sign('addAddress', clicking(button('Add address', MAIN))),
  close: sign('close', closeOverlay, true),
  decline: sign('decline', (someone) =>
    submitSample(someone, (again) => again.type(textbox('Security code (CVV)', MAIN), '000')),
  ),
  pay: sign('pay', (someone) => submitSample(someone, async () => undefined)),
  orders: sign('orders', clicking(link('Check Order Details', thanks)), true),
} satisfies Target['events'];

/** A screen is known by its address and its one main heading. */
function screen(path: string, heading: string | RegExp): readonly Sight[] {
  return [standsAt(path), seen({ ...named('heading', heading, MAIN), place: 0 })];
}

const over = (overlay: Spot) => [seen(overlay), isLocked(true)];
const plain = [isLocked(false), unseen({ role: 'dialog' }), unseen(failed)];

const home = screen('/', 'A calm room, one good piece at a time');
const catalogue = screen('/Products', 'Products');
const productPage = screen(productPath(lamp.id), lamp.name);
const payment = screen('/Checkout/Payment', 'Payment');
const account = screen('/MyAccount', 'My Account');
const billing = screen('/MyAccount/PaymentAndBilling', 'Payment and Billing');

const journey: Target = {
  machine: 'journey',
  place: 'every route and everything that lies over one',
  logic: journeyMachine,
  starts: [{ name: 'an address that leads nowhere', input: undefined, visit: { path: '/Nowhere', width: 'desk' } }],
  events,
  states: {
    notFound: () => [...screen('/Nowhere', 'Page not found'), ...plain],
    'home.plain': () => [...home, ...plain],
    'home.menu': () => [...home, ...over(named('dialog', 'Menu'))],
    'home.miniCart': () => [...home, ...over(named('dialog', 'In your cart'))],
    'catalogue.plain': () => [...catalogue, ...plain],
    'catalogue.filters': () => [...catalogue, ...over(named('dialog', 'Filters'))],
    'product.plain': () => [...productPage, ...plain],
    'product.preview': () => [...productPage, ...over(named('dialog', lamp.name))],
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
  actor: () => undefined,
};

/** The whole shop as a model: its paths walk all routes and all that lies over them. */
export const wholeShop = onPage(journey);
