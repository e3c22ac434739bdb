import type { AnyRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { routeTree } from '../../src/routeTree.gen';
import { finishDocument, inlineScripts } from '../../scripts/document.mjs';

const PAGE = '<html><head><meta charSet="utf-8"/></head><body></body></html>';
const [first = '', early = ''] = inlineScripts(finishDocument(PAGE, { path: '/Cart', modules: ['/a.js'], data: {} }));

const root = document.documentElement.dataset;
let ending: AbortController;

beforeEach(() => {
  ending = new AbortController();
  const { signal } = ending;
  for (const target of [window, document] as readonly EventTarget[]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((name, listener, options) =>
      add(name, listener, { ...(typeof options === 'object' ? options : { capture: options === true }), signal }),
    );
  }
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Object.keys(root).forEach((name) => delete root[name]);
});

/** Runs a script of the head; where the page is can be told, and that it was loaded again. */
function run(script: string, at: Partial<Location> = {}) {
  document.head.innerHTML = '<script type="application/json">["/a.js"]</script><script type="text/plain"></script>';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(
    document.querySelector<HTMLScriptElement>('[type*=plain]'),
  );
  const here = { pathname: '/Cart', search: '', origin: location.origin, reload: vi.fn(), ...at };
  new Function('addEventListener', 'location', script)(window.addEventListener, here);
  return here;
}

/** True if the browser is left to do what it does of itself. */
function tell(selector: string, event: Event): boolean {
  return document.querySelector(selector)?.dispatchEvent(event) === true;
}

const press = (selector: string, keys: MouseEventInit = {}) =>
  tell(selector, new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

describe('until the shop has settled', () => {
  test('no form puts its fields into the address, but the search', () => {
    run(early);
    document.body.innerHTML = '<form id="card"></form><form role="search"></form>';
    const submit = (form: string) => tell(form, new Event('submit', { bubbles: true, cancelable: true }));
    expect([submit('#card'), submit('[role=search]')]).toEqual([false, true]);
    delete root['settling'];
    expect(submit('#card')).toBe(true);
  });

  test.each([
    { link: '<a href="/Blog">', keys: {}, isLeft: false },
    { link: '<a href="/Blog">', keys: { ctrlKey: true }, isLeft: true },
    { link: '<a href="/Blog">', keys: { shiftKey: true }, isLeft: true },
    { link: '<a href="/Blog" target="_blank">', keys: {}, isLeft: true },
    { link: '<a href="https://elsewhere.example/">', keys: {}, isLeft: true },
  ])('a link waits for what was pressed before it, unless the page stays: $link $keys', ({ link, keys, isLeft }) => {
    run(early);
    document.body.innerHTML = `<button>Add</button>${link}There</a>`;
    press('button');
    // Whoever hears of it last keeps jsdom from following it.
    let wasLeft: boolean | undefined;
    document.querySelector('a')?.addEventListener('click', (event) => {
      wasLeft = !event.defaultPrevented;
      event.preventDefault();
    });
    const isPrevented = !press('a', keys);
    expect(wasLeft ?? !isPrevented).toBe(isLeft);
  });

  test('what failed is not said to be late', () => {
    run(early);
    document.body.append(document.createElement('script'));
    tell('body script', new Event('error'));
    vi.advanceTimersByTime(8000);
    expect(root['overdue']).toBe('failed');
  });

  test('Back to another address of a page that failed loads it, and not once the shop has settled', () => {
    const here = run(early);
    root['overdue'] = 'late';
    here.search = '?q=oak';
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(here.reload).toHaveBeenCalledOnce();
    delete root['settling'];
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(here.reload).toHaveBeenCalledOnce();
  });
});

/** What the routes read of a query. */
function namesInQueries(): readonly string[] {
  const names = new Set<string | symbol>();
  const note = (_: object, name: string | symbol) => void names.add(name);
  const asked = new Proxy({}, { get: note, has: (...read) => note(...read) === null });
  const read = (route: AnyRoute) => {
    const { validateSearch } = route.options;
    (validateSearch?.['~standard']?.validate ?? validateSearch)?.(asked);
    Object.values<AnyRoute>(route.children ?? {}).forEach(read);
  };
  read(routeTree);
  return [...names].map(String).toSorted();
}

test('what a route reads of the query hides what depends on it; words of a campaign hide nothing', () => {
  const hides = (search: string) => {
    run(early, { search });
    return root['settling']?.split(' ').includes('query');
  };
  const names = namesInQueries();
  expect(names).toEqual(['band', 'category', 'ids', 'lines', 'only', 'order', 'page', 'q', 'sort']);
  expect(names.filter((name) => !hides(`?utm_source=letter&${name}=1`))).toEqual([]);
  expect(['', '?utm_source=letter&gclid=1', '?srsltid=a', '?faq=1'].filter(hides)).toEqual([]);
});

test.each([
  { page: '/Products', search: '?q=lamp', isRead: true },
  { page: '/Products', search: '?sort=price-low', isRead: true },
  { page: '/Products?page=2', search: '?page=2&category=Bedroom', isRead: true },
  { page: '/Products', search: '?page=2', isRead: false },
  { page: '/Products', search: '?q=', isRead: false },
  { page: '/Products', search: '?utm_content=category', isRead: false },
  { page: '/Products/ProductDetail/Arc-Floor-Lamp', search: '?q=lamp', isRead: false },
  { page: '/Cart', search: '?q=lamp', isRead: false },
])('$page with $search reads the directory of contents at once: $isRead', ({ page, search, isRead }) => {
  root['page'] = page;
  run(early, { search });
  expect(document.querySelector('link[rel=preload]') !== null).toBe(isRead);
});

test('a style sheet that fails again and again is asked for five more times', () => {
  run(early);
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/assets/a.css' });
  document.head.append(link);
  const asked = new Set<Element | null>();
  for (let time = 0; time < 9; time += 1) {
    asked.add(document.querySelector('link'));
    tell('link', new Event('error'));
    vi.advanceTimersByTime(60_000);
  }
  expect(asked.size).toBe(6);
});

test.each([
  { when: 'a key is pressed', hidden: false, act: () => window.dispatchEvent(new Event('keydown')) },
  { when: 'a finger comes down', hidden: false, act: () => window.dispatchEvent(new Event('pointerdown')) },
  { when: 'the tab is not seen', hidden: true, act: () => undefined },
])('the scripts are asked for at once when $when', ({ hidden, act }) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  run(early);
  act();
  expect(document.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe('/a.js');
});

test('a page that was cut short is announced, with the way to load it again', () => {
  run(first, { href: '/Cart' });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const words = document.querySelector('[role=alert]');
  expect([words?.textContent, words?.querySelector('a')?.getAttribute('href')]).toEqual([
    'This page did not load. Load it again',
    '/Cart',
  ]);
});
