import { queryAllByRole } from '@testing-library/react';

import { wordsOf } from '#kit/paths/driver';
import type { Assertion, Locator } from '#kit/paths/driver';
import type { AppRouter } from '#router';

function all({ role, name, saying, within, place }: Locator): readonly HTMLElement[] {
  const root = within ? one(within) : document.body;
  const found = queryAllByRole(root, role, name === undefined ? { hidden: true } : { hidden: true, name }).filter(
    (element) =>
      element.closest('[hidden], dialog:not([open])') === null &&
      (saying === undefined || saying.test((element.textContent ?? '').replaceAll(/\s+/g, ' '))),
  );
  return place === undefined ? found : found.slice(place, place + 1);
}

/** The element that a locator means. Throws if there is none, or more than one. */
export function one(locator: Locator): HTMLElement {
  const [found, ...others] = all(locator);
  if (!found || others.length > 0) {
    throw new Error(wordsOf({ locator, facet: 'count', expected: 1 }, found ? others.length + 1 : 0));
  }
  return found;
}

/** As `one`, where a modal dialog leaves it to be reached. */
export function reachable(locator: Locator): HTMLElement {
  const found = one(locator);
  const overlay = document.querySelector('dialog[open]');
  if (overlay && !overlay.contains(found)) {
    throw new Error(`A dialog lies over it: ${wordsOf({ locator, facet: 'count', expected: 1 }, 0)} within reach.`);
  }
  return found;
}

/** What an assertion asks for, as the page shows it. */
export function readIn(router: AppRouter, { locator, facet }: Assertion): string | number | boolean | null {
  if (!locator) {
    return facet === 'locked'
      ? document.documentElement.dataset['scroll'] === 'locked'
      : decodeURI(router.state.location.pathname);
  }
  switch (facet) {
    case 'count':
      return all(locator).length;
    case 'text':
      return (one(locator).textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    case 'value':
      return one(locator).ariaValueText ?? (one(locator) as HTMLInputElement).value;
    case 'checked':
      return (one(locator) as HTMLInputElement).checked;
    case 'focus':
      return one(locator) === document.activeElement;
    case 'pressed':
    case 'expanded':
    case 'current':
    case 'selected':
      return one(locator).getAttribute(`aria-${facet}`) === 'true';
    case 'path':
    case 'locked':
      throw new Error(`Of a locator nobody asks "${facet}".`);
  }
}
