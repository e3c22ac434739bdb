import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { RecentSearchesMessage } from '#machines/messages';
import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';

import { recentSearchesMachine } from './recent-searches.machine';

const made = (words: string): RecentSearchesMessage => ({ type: 'search.made', words });

function searchesAfter(...events: RecentSearchesMessage[]) {
  const actor = createActor(recentSearchesMachine).start();
  events.forEach((event) => actor.send(event));
  return actor.getSnapshot().context.searches;
}

test('the newest comes first, each once, without the spaces around it', () => {
  expect(searchesAfter(made('lamp'), made(' oak table '), made('lamp'))).toEqual(['lamp', 'oak table']);
  expect(searchesAfter(made('lamp'), made('  '))).toEqual(['lamp']);
});

test('six are kept', () => {
  expect(searchesAfter(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(made))).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
});

test('one is taken off the list, or all', () => {
  const two = [made('lamp'), made('rug')];
  expect(searchesAfter(...two, { type: 'search.forgotten', words: 'lamp' })).toEqual(['rug']);
  expect(searchesAfter(...two, { type: 'search.forgotten', words: 'sofa' })).toEqual(['rug', 'lamp']);
  expect(searchesAfter(...two, { type: 'searches.forgotten' })).toEqual([]);
});

test('the list is kept on this device, comes back in the next visit, and is no sample data', () => {
  const world = memoryWorld();
  openedShop(world).member('recentSearches').send(made('lamp'));
  expect(world.written('local')).toMatchObject({ 'larkwood.recentSearches': { v: 1, data: ['lamp'] } });
  const next = openedShop(world);
  expect(next.member('recentSearches').getSnapshot().context.searches).toEqual(['lamp']);
  next.actor.send({ type: 'samples.restored' });
  expect(next.member('recentSearches').getSnapshot().context.searches).toEqual([]);
});
