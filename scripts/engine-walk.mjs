import assert from 'node:assert/strict';

import { createShopServer, onFreePort } from './shop-server.mjs';

const ENTER = '\uE007';
/** A slow machine is no mistake of the shop. */
const TIMEOUT_MS = 90_000;
const ASK_AGAIN_MS = 100;

const PERSON = {
  'First name': 'Nora',
  'Last name': 'Ellery',
  'Email address': 'nora@example.com',
  'Phone number': '+1 902 555 0142',
  'Town/City': 'Halifax',
  Country: 'Canada',
  'Postcode/Zip': 'B3H 4R2',
};
const CARD = {
  'Name on card': 'Nora Ellery',
  'Card number': '4242 4242 4242 4242',
  'Valid through': '09/29',
  'Security code (CVV)': '123',
};

/**
 * A purchase in one browser: from the home page to the order, then a page without a network. Gives the browser's name
 * and width; throws what is wrong.
 */
export async function walk(engine, size) {
  const { origin, close } = await onFreePort(await createShopServer());
  const tab = await engine.open(size);
  try {
    await buy(shopIn(tab, origin), close);
    return `${tab.name} at ${await tab.run(() => innerWidth)} px`;
  } finally {
    await tab.close();
    close();
  }
}

async function buy(I, goOffline) {
  await I.open('/');
  await I.type('main input', 'Search the catalogue', `cushion${ENTER}`);
  await I.press('main a', 'Cloud Bouclé Cushion');
  await I.seePage('/Products/ProductDetail/', 'Cloud Bouclé Cushion');
  await I.seePictures();
  const before = await I.piecesInCart();
  await I.press('main button', 'Increase quantity');
  await I.press('main button', 'Add to Cart');
  await I.see('the badge two higher', async () => (await I.piecesInCart()) === before + 2);
  await I.press('[role=status] a', 'Checkout');
  await I.seePage('/Cart', 'Cart');
  await I.reload();
  await I.seePictures();
  assert.equal(await I.piecesInCart(), before + 2, 'pieces in the cart after a reload');
  await I.press('main a', 'Proceed to Check Out');
  await I.seePage('/Checkout', 'Checkout');
  await I.fillIn(PERSON);
  await I.press('main button', 'Continue to Billing');
  await I.seePage('/Checkout/Payment', 'Payment');
  await I.fillIn(CARD);
  await I.press('main button', 'Pay');
  await I.press('dialog a', 'Check Order Details');
  await I.seePage('/MyAccount', 'My Account');
  const order = await I.newestOrder();
  await I.reload();
  assert.equal(await I.newestOrder(), order, 'the newest order after a reload');
  assert.equal(await I.piecesInCart(), 0, 'pieces in the cart after the order');
  await I.open('/ContactUs');
  await I.seeAddressesBesideNames();
  await I.open('/Statecharts?machine=payment&state=declined');
  await I.see('a declined payment beside its statechart', I.isDeclinedBeside);
  assert.equal(await I.focused(), 'body', 'what has focus beside a dialog in the frame');
  assert.deepEqual(I.told(), [], 'what the console says');
  await I.see('the shop kept for visits without a network', I.isKept);
  goOffline();
  await I.open('/Blog');
  await I.seePage('/Blog', 'Blog');
  await I.open('/Attic');
  await I.seePage('/Attic', 'Page not found');
}

/** What a shopper does and sees in a tab. Everything is waited for. */
function shopIn(tab, origin) {
  const see = async (what, check) => {
    const end = performance.now() + TIMEOUT_MS;
    while (!(await check())) {
      if (performance.now() > end) {
        const place = await tab.run(pageText);
        throw new Error(`Not seen: ${what}. Console: ${tab.told().join('\n')}\n${place}`);
      }
      await new Promise((done) => {
        setTimeout(done, ASK_AGAIN_MS);
      });
    }
  };
  const settled = async () => {
    await see('a settled page', () => tab.run(isSettled));
    assert.ok(await tab.run(isNoWiderThanScreen), 'a page scrolls sideways');
  };
  const find = async (selector, name) => {
    let found;
    await see(`"${name}" (${selector})`, async () => {
      found = await tab.find(named, selector, name);
      return found !== undefined;
    });
    return found;
  };
  const type = async (selector, name, text) => tab.type(await find(selector, name), text);
  return {
    see,
    told: tab.told,
    type,
    open: async (path) => {
      await tab.go(origin + path);
      await settled();
    },
    reload: async () => {
      await tab.reload();
      await settled();
    },
    press: async (selector, name) => tab.click(await find(selector, name)),
    fillIn: async (fields) => {
      for (const [name, text] of Object.entries(fields)) {
        await type('main input', name, text);
      }
    },
    seePage: async (path, heading) => {
      await see(`${path} with "${heading}"`, () => tab.run(isPage, path, heading));
      await settled();
    },
    seePictures: () => see('all pictures in sight', () => tab.run(isDrawn)),
    piecesInCart: async () => Number(await tab.run(badge)),
    newestOrder: () => tab.run(orderId),
    seeAddressesBesideNames: () => see('every email address as high as its name', () => tab.run(areBesideNames)),
    focused: () => tab.run(focused),
    isDeclinedBeside: () => tab.run(isDeclinedBeside),
    isKept: () => tab.run(isControlled),
  };
}

// These run in the page, each by itself.

/** What is in sight, not under an open dialog, and has the words in its name. */
function named(selector, words) {
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...within.querySelectorAll(selector)].find((element) => {
    const name =
      element.ariaLabel ??
      [...(element.labels?.length ? element.labels : [element])].map(({ innerText }) => innerText).join(' ');
    return element.checkVisibility({ visibilityProperty: true }) && name.includes(words);
  });
}

function isSettled() {
  return document.querySelector('html:not([data-settling])') !== null;
}

function isNoWiderThanScreen() {
  return document.documentElement.scrollWidth <= innerWidth;
}

function isDrawn() {
  const inSight = [...document.images].filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && picture.checkVisibility({ visibilityProperty: true });
  });
  return inSight.length > 0 && inSight.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

function isPage(path, heading) {
  const shown = document.querySelector('h1')?.innerText ?? '';
  return decodeURI(location.pathname).startsWith(path) && shown.includes(heading);
}

function badge() {
  return /\d+/.exec(document.querySelector('header a[href="/Cart"]').innerText)[0];
}

function orderId() {
  return /LW-[\w-]*\d/.exec(document.querySelector('main').innerText)?.[0] ?? '';
}

function areBesideNames() {
  const addresses = [...document.querySelectorAll('main dd a[href^="mailto:"]')];
  return (
    addresses.length > 0 &&
    addresses.every((address) => {
      const [name, own] = [address.closest('dd').previousElementSibling, address].map((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const { top, bottom } = [...words.getClientRects()].find(({ width }) => width > 0);
        return top + bottom;
      });
      return Math.abs(name - own) < 4;
    })
  );
}

function isDeclinedBeside() {
  return document.body.innerText.includes('checkout/payment is declined.');
}

function focused() {
  return document.activeElement.localName;
}

function isControlled() {
  return navigator.serviceWorker?.controller?.state === 'activated';
}

function pageText() {
  return `${location.pathname}: ${document.body.innerText.slice(0, 2_000)}`;
}
