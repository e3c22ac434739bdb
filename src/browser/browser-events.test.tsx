import { afterEach, expect, test, vi } from 'vitest';

import * as FOCUS from '#domain/focus-ids';

import { keepPlaceInCache, leadToMessages } from './browser-events';

const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const focusOn = () => document.activeElement?.id;

leadToMessages(document);

afterEach(() => document.body.replaceChildren());

function page(messages: string): void {
  document.body.innerHTML = `<main id="content" tabindex="-1"><input id="field"></main><div id="${FOCUS.messages}">${messages}</div>`;
}

test('F6 leads from a field to the first message, and back', () => {
  page('<p>Kept</p><button id="undo">Undo</button><button id="close">Close</button>');
  document.getElementById('field')?.focus();
  // The browser would move focus to its own bars.
  expect(press('F6')).toBe(false);
  expect(focusOn()).toBe('undo');
  document.getElementById('close')?.focus();
  press('F6');
  expect(focusOn()).toBe('field');
});

test('F6 leads back to the content where what had focus is gone, or nothing had it', () => {
  page('<button id="undo">Undo</button>');
  document.getElementById('field')?.focus();
  press('F6');
  document.getElementById('field')?.remove();
  press('F6');
  expect(focusOn()).toBe('content');
  document.getElementById('content')?.blur();
  press('F6');
  press('F6');
  expect(focusOn()).toBe('content');
});

test('F6 is left to the browser where there is no message', () => {
  page('');
  document.getElementById('field')?.focus();
  expect(press('F6')).toBe(true);
  expect(focusOn()).toBe('field');
});

test('a page from the back/forward cache is shown where it was left; one that is loaded is not moved', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  keepPlaceInCache();
  vi.stubGlobal('scrollY', 1200);
  window.dispatchEvent(new Event('pagehide'));
  vi.stubGlobal('scrollY', 0);
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(scrollTo).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(scrollTo.mock.calls).toEqual([[{ top: 1200, behavior: 'instant' }]]);
  vi.unstubAllGlobals();
});
