import { beforeAll, describe, expect, test } from 'vitest';

import { defineChart } from '#kit/charts/definition';

import { readAddress, writeAddress } from '../address';
import { chartedMachines } from '../machines';
import { wordsOnPages } from '../paths/page-words';
import { places } from '../places';
import type { Entry, EntryKind } from './entries';
import { entriesOf, search } from './entries';

const shown = places.filter(({ machine }) => machine === 'product' || machine === 'payment');

let entries: readonly Entry[];

beforeAll(() => {
  entries = entriesOf(chartedMachines.map(defineChart), wordsOnPages(shown));
});

function found(query: string, kind: EntryKind): readonly string[] {
  const hits = search(entries, query).find((each) => each.kind === kind)?.entries ?? [];
  return hits.map(({ machine, name }) => `${machine}: ${name}`);
}

describe('the search over all machines finds', () => {
  test('a state by words that its page shows', () => {
    expect(found('sold out', 'Words on pages')).toContain('product: “Sold Out” in buying.soldOut');
    expect(found('payment failed', 'Words on pages')).toEqual(['payment: “Payment Failed” in declined']);
  });

  test('an event in every machine that takes it', () => {
    const taking = chartedMachines.filter(({ machine }) => machine.events.includes('route.changed'));
    const machines = new Set(found('route.changed', 'Events').map((hit) => hit.split(':')[0]));
    expect([...machines].toSorted()).toEqual(taking.map(({ name }) => name));
    expect(machines.size).toBeGreaterThan(5);
  });

  test('a state by its name and by what is said of it; one whose name begins so comes first', () => {
    expect(found('declined', 'States')[0]).toBe('payment: declined');
    expect(found('"Payment Failed" open', 'States')).toEqual(['payment: declined']);
    expect(found('payment', 'Machines')[0]).toBe('payment: payment');
  });

  test('nothing without words, and nothing where one of them is nowhere', () => {
    expect(search(entries, ' ')).toEqual([]);
    expect(search(entries, 'declined zebra')).toEqual([]);
  });
});

test('what is found can be opened: its address is understood', () => {
  const problems = entries.flatMap(({ address }) => readAddress(writeAddress(address).split('?')[1] ?? '').problems);
  expect(problems).toEqual([]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});
