import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { test } from '../support/browser';
import { inAccount } from './pages/account';
import { onCart } from './pages/cart';
import { onCatalogue } from './pages/catalogue';
import { onCheckout } from './pages/checkout';
import { CARD_THAT_PAYS, product, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { MORNING, inShop, see } from './pages/shop';

/** Every form of the shop by its first field, in the order of this test. */
const FORMS = [
  'home-search',
  'newsletter-email',
  'beside-price-from',
  'beside-width-from',
  'beside-depth-from',
  'beside-height-from',
  'catalogue-search',
  'contact-name',
  'log-in-login',
  'sign-up-fullName',
  'details-fullName',
  'address-label',
  'add-card-name',
  'track-order-orderid',
  'review-username',
  'personal-firstName',
  'card-name',
];

const ALL_RANGES = 'price:10-,width:10-,depth:10-,height:10-';

/** Legends of the range forms, and what is in the address after each. */
const RANGES = [
  ['Price range, $', 'price:10-'],
  ['Width, cm', 'price:10-,width:10-'],
  ['Depth, cm', 'price:10-,width:10-,depth:10-'],
  ['Height, cm', ALL_RANGES],
] as const;

/** Resource types of a page; `other` are icons. An API call would be `fetch`, `xhr`, `ping` or `eventsource`. */
const FILES = ['document', 'font', 'image', 'manifest', 'other', 'script', 'stylesheet'];

test('every form can be submitted, and nothing is sent: pages and files are all that is asked for', async ({
  openShop,
}) => {
  const page = await openShop({ now: MORNING });
  const sent = recordRequests(page);
  await recordForms(page);
  const I = inShop(page);
  const catalogue = onCatalogue(page);
  const account = inAccount(page);
  const menu = I.header.getByRole('navigation');

  await catalogue.searchFor('lamp');
  await I.seeHeading('Products');
  await see(catalogue.radio('All Categories'));
  await I.footer.getByRole('textbox', { name: /email/i }).fill('ada@example.com');
  await I.press('Subscribe', I.footer);
  await I.see('Thank you. Your address is', I.footer);
  await I.main.getByText('Price range and size', { exact: true }).click();
  for (const [legend, only] of RANGES) {
    const range = I.main.getByRole('group', { name: legend, exact: true });
    await range.getByLabel('From').fill('10');
    await I.press('Apply', range);
    await I.seeQuery({ q: 'lamp', only });
  }
  await catalogue.searchFor('cushion');
  await I.seeQuery({ q: 'cushion', only: ALL_RANGES });

  await I.follow('Contact Us', menu);
  await fill(page, {
    Name: 'Ada Quill',
    Email: 'ada@example.com',
    'Phone number': '902 555 0142',
    Subject: 'A lamp for the hall',
    Message: 'Does it dim?',
  });
  await I.press('Send Message');
  await I.see('Thank you, your message is kept');

  await I.header.locator('a[href="/LogIn"]').click();
  await fill(page, { 'Email or phone': 'ada@example.com', Password: 'a quiet afternoon' });
  await I.press('Log In');
  await see(I.main.getByRole('alert').filter({ hasText: 'We could not find those details on this device.' }));

  await I.follow('Sign up');
  await fill(page, {
    'Full name': 'Ada Quill',
    Email: 'ada@example.com',
    Password: 'a quiet afternoon',
    'Confirm password': 'a quiet afternoon',
  });
  await I.main.getByRole('checkbox', { name: /terms/i }).check();
  await I.press('Sign Up');
  await I.seeHeading('Welcome, Ada Quill');

  await I.follow('Go to My Account');
  await I.press('Edit your details');
  await fill(page, { 'Full name': 'Ada M. Quill' });
  await I.press('Save details');
  await see(I.section('Your details').getByText('Ada M. Quill'));
  await I.press('Add address');
  await fill(page, { 'Street and number': '12 Harbour Row', 'Town/City': 'Halifax', 'Postcode/Zip': 'B3H 4R2' });
  await page.getByLabel('Country').selectOption({ label: 'Canada' });
  await I.press('Save address', page.getByRole('dialog'));
  await see(I.section('Addresses').getByRole('heading', { name: '12 Harbour Row' }));

  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: /card|billing/i })
    .click();
  await I.press('Add card');
  await fill(page, {
    'Name on card': 'Ada Quill',
    'Card number': '6011 1111 1111 1117',
    'Valid through': '08/31',
    'Security code (CVV)': '987',
  });
  await I.press('Save card', page.getByRole('dialog'));
  await see(I.section('Saved cards').getByText('•••• 1117'));

  await I.follow('Track My Order', I.footer);
  await account.track('LW-10388', 'sample@larkwood.example');
  await I.seeHeading('Order LW-10388');

  await I.follow('Products', menu);
  await catalogue.cards.filter({ hasText: product(THE.lamp).name }).click();
  await onProduct(page).chooseTab('Reviews');
  await onProduct(page).postReview({ name: 'Ada', email: 'ada@example.com', text: 'Warm light.' });
  await see(I.main.getByRole('list', { name: 'Reviews' }).getByText('Warm light.'));

  await I.follow('Cart', I.footer);
  await onCart(page).checkOut();
  const checkout = onCheckout(page);
  await checkout.fillPersonal();
  await checkout.goOn();
  await I.seePath('/Checkout/Payment');
  await checkout.fillCard(CARD_THAT_PAYS);
  await checkout.payNow();
  await checkout.seeSuccess();

  expect.soft(await formsOf(page)).toEqual({ seen: FORMS, prevented: FORMS, submitted: FORMS });
  expect.soft(sent.requests.filter((request) => !isFileRequest(request))).toEqual([]);
  // There is one document only, and addresses hold only the typed values that are meant to be shared.
  expect.soft(sent.requests.filter(({ type }) => type === 'document')).toEqual([]);
  expect(sent.addresses.filter((address) => /[?#]/.test(address))).toEqual([
    '/Products?q=lamp',
    ...RANGES.map(([, only]) => `/Products?q=lamp&only=${encodeURIComponent(only)}`),
    `/Products?q=cushion&only=${encodeURIComponent(ALL_RANGES)}`,
    '/MyAccount/TrackOrder/TrackOrderDetail?order=LW-10388',
  ]);
});

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('main').or(page.getByRole('dialog')).getByLabel(label, { exact: true }).fill(value);
  }
}

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly type: string;
  readonly body: string | null;
}

/** A GET request without body or query, for the path of a file. */
function isFileRequest({ method, url, type, body }: Sent): boolean {
  const { pathname, search } = new URL(url);
  const isContent = type === 'fetch' && (pathname.startsWith('/data/') || pathname === '/edition-names.txt');
  return (
    method === 'GET' &&
    body === null &&
    (isContent || FILES.includes(type)) &&
    /^\/[\w./-]+\.\w+$/.test(pathname + search)
  );
}

/** Records every request and every address from now on. */
function recordRequests(page: Page) {
  const requests: Sent[] = [];
  const addresses: string[] = [];
  page.context().on('request', (request) =>
    requests.push({
      method: request.method(),
      url: request.url(),
      type: request.resourceType(),
      body: request.postData(),
    }),
  );
  page.on('websocket', (socket) =>
    requests.push({ method: 'CONNECT', url: socket.url(), type: 'websocket', body: null }),
  );
  page.on('framenavigated', (frame) => {
    const { pathname, search, hash } = new URL(frame.url());
    addresses.push(pathname + search + hash);
  });
  return { requests, addresses };
}

declare global {
  var recordedForms: Record<'seen' | 'prevented' | 'submitted', Set<string>>;
}

/** Records each form of this document when it appears, is submitted, and is prevented from navigating. */
function recordForms(page: Page): Promise<void> {
  return page.evaluate(() => {
    const recorded = { seen: new Set<string>(), prevented: new Set<string>(), submitted: new Set<string>() };
    globalThis.recordedForms = recorded;
    const nameOf = (form: Element) => form.querySelector('input, textarea')?.id ?? '';
    const recordSeen = () => [...document.forms].forEach((form) => recorded.seen.add(nameOf(form)));
    new MutationObserver(recordSeen).observe(document, { childList: true, subtree: true });
    recordSeen();
    addEventListener('submit', ({ target, defaultPrevented }) => {
      const name = target instanceof Element ? nameOf(target) : '';
      recorded.submitted.add(name);
      if (defaultPrevented) {
        recorded.prevented.add(name);
      }
    });
  });
}

function formsOf(page: Page) {
  return page.evaluate(() => {
    const { seen, prevented, submitted } = globalThis.recordedForms;
    return { seen: [...seen], prevented: [...prevented], submitted: [...submitted] };
  });
}
