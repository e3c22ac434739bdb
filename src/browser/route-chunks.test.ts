import type { AnyRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';

import { importedPart, loadChunksWithData, MissingChunk } from './route-chunks';

test.each([
  { what: 'does not come', load: () => Promise.reject(new TypeError('Failed to fetch')) },
  { what: 'comes empty', load: () => Promise.resolve(undefined) },
  { what: 'comes without anything in it', load: () => Promise.resolve({}) },
])('a part of a page that $what is a missing script', async ({ load }) => {
  await expect(importedPart(load)).rejects.toBeInstanceOf(MissingChunk);
});

test('a part of a page that comes is handed over', async () => {
  const part = { loadList: () => [] };
  await expect(importedPart(() => Promise.resolve(part))).resolves.toBe(part);
});

test('the scripts of a page are asked for when its loading begins, those of the page that is open are not', () => {
  const preload = vi.fn(() => Promise.reject(new MissingChunk()));
  const begin = beginningOf({
    getMatchedRoutes: (path) => [path === '/Blog' ? [{ options: { component: { preload } } }] : []],
  });
  begin({ toLocation: { pathname: '/Blog' }, pathChanged: false });
  expect(preload).not.toHaveBeenCalled();
  begin({ toLocation: { pathname: '/Blog' }, pathChanged: true });
  expect(preload).toHaveBeenCalledOnce();
});

interface Beginning {
  readonly toLocation: { readonly pathname: string };
  readonly pathChanged: boolean;
}

/** Tells a router with these routes that the loading of a page begins. */
function beginningOf(routes: { readonly getMatchedRoutes: (path: string) => readonly [readonly object[]] }) {
  const listeners: ((change: Beginning) => void)[] = [];
  const subscribe = (type: string, listener: (change: Beginning) => void) =>
    type === 'onBeforeLoad' && listeners.push(listener);
  loadChunksWithData({ ...routes, subscribe } as unknown as AnyRouter);
  return (change: Beginning) => listeners.forEach((listen) => listen(change));
}
