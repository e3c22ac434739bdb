import { setTimeout as sleep } from 'node:timers/promises';

import { openPhone } from './bench-phone.mjs';

const HOVER_MS = 300;
/** Between two inputs, so that the first has come to rest. */
const REST_MS = 500;
const FIRST_ANSWER_TIMEOUT_MS = 60_000;

const CARD = { on: 'main a[href*="/ProductDetail/"]' };
const ON_PRODUCT = { path: '/ProductDetail/', appears: '#quantity' };
const ADD = { on: 'main button', text: 'Add to Cart' };
const TOAST = { appears: '[role=status] a[href$="/Cart"]' };
const MENU = { on: '[aria-label="Open menu"]' };
const MENU_OPEN = { appears: 'dialog[open]' };

/**
 * What a shopper does: the page, where (`on` a selector, with this `text`), how (`by`, a tap unless said otherwise), and
 * when it is answered (`done`: an element appears, elements change, the path is another). `before` are taps that lead there.
 */
export const ACTS = {
  'category filter': {
    page: 'listing',
    before: [{ on: 'main button[aria-haspopup=dialog]' }],
    on: 'dialog label:has(input[value=Kitchen])',
    done: { changes: '#result-count' },
  },
  'list → product, tap': { page: 'listing', ...CARD, done: ON_PRODUCT },
  'list → product, hover': { page: 'listing', by: 'hover', ...CARD, done: ON_PRODUCT },
  back: { page: 'listing', before: [CARD], by: 'back', done: { path: '/Products$', appears: '#result-count' } },
  'add to cart → toast': { page: 'product', ...ADD, done: TOAST },
  'phone menu': { page: 'home', ...MENU, done: MENU_OPEN },
  heart: { page: 'product', on: 'main button[aria-label$="to wishlist"]', done: { changes: 'main [aria-pressed]' } },
  quantity: { page: 'product', on: '[aria-label="Increase quantity"]', done: { changes: '#quantity' } },
  tab: { page: 'product', on: '[role=tab][aria-selected=false]', done: { changes: '[role=tab]' } },
  'letter, home search': {
    page: 'home',
    before: [{ on: '#home-search' }],
    by: 'key',
    done: { appears: '#home-search-list [role=option]' },
  },
  'letter, list search: field': {
    page: 'listing',
    before: [{ on: '#catalogue-search' }],
    by: 'key',
    done: { changes: '#catalogue-search' },
  },
  'letter, list search: results': {
    page: 'listing',
    before: [{ on: '#catalogue-search' }],
    by: 'key',
    done: { changes: '#result-count' },
  },
};

/** What is pressed at the first paint. */
export const FIRST_ANSWERS = {
  'menu at first paint': { page: 'home', ...MENU, done: MENU_OPEN },
  'add to cart at first paint': { page: 'product', ...ADD, done: TOAST },
};

/** Letters of which this shop and others have products, but not all. */
const LETTER = 'w';

/** What a shop without pages of its own is asked: its product from its list, and back. */
export function plainActs(pages) {
  const card = { page: 'listing', on: `a[href$=${JSON.stringify(pages.product)}]` };
  const done = { path: `${escape(pages.product)}$`, appears: 'h1' };
  return {
    'list → product, tap': { ...card, done },
    'list → product, hover': { ...card, by: 'hover', done },
    back: { ...card, before: [card], by: 'back', done: { path: `${escape(pages.listing)}$`, appears: card.on } },
  };
}

/** Milliseconds from the release of the pointer, or the press of the key, to the frame that shows the answer. */
export async function measureAct(browser, shop, act) {
  const phone = await openPhone(browser);
  try {
    await phone.open(shop.origin + shop.pages[act.page]);
    await phone.quiet();
    for (const step of act.before ?? []) {
      await phone.tap(await phone.locate(step));
      await sleep(REST_MS);
      await phone.quiet();
    }
    const point = act.on === undefined ? undefined : await phone.locate(act);
    await sleep(REST_MS);
    if (act.by === 'hover') {
      await phone.hover(point);
      await sleep(HOVER_MS);
    }
    return await phone.answer(act.done, () => perform(phone, act, point));
  } finally {
    await phone.close();
  }
}

/** Milliseconds from the first paint of a page to its answer to a tap as soon as the document is read. */
export async function measureFirstAnswer(browser, shop, { page, on, text, done }) {
  const phone = await openPhone(browser);
  try {
    const painted = phone.next('fcp', FIRST_ANSWER_TIMEOUT_MS);
    const opened = phone.open(shop.origin + shop.pages[page]);
    const { at } = (await painted) ?? {};
    const answered = phone.next('answer', FIRST_ANSWER_TIMEOUT_MS);
    // In one call, for each takes time of the page. While a document is read, its scripts may scroll it back to the top.
    const point = await phone.evaluate(`bench.whenRead().then(() => {
      bench.watch(${JSON.stringify(done)}, ${at});
      return bench.centreOf(${JSON.stringify({ on, text })});
    })`);
    await phone.tap(point);
    await opened;
    return (await answered)?.ms;
  } finally {
    await phone.close();
  }
}

/** Carries out an act at a point. */
export function perform(phone, { by = 'tap' }, point) {
  switch (by) {
    case 'key':
      return phone.key(LETTER);
    case 'back':
      return phone.evaluate('bench.goBack()');
    case 'hover':
      return phone.click(point);
    default:
      return phone.tap(point);
  }
}

function escape(path) {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
