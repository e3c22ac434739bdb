import { expect, test } from 'vitest';

import { nextId, withOneDefault, withRestored } from './one-default';

const item = (id: string, isDefault = false) => ({ id, isDefault });
const defaults = (things: readonly { id: string; isDefault: boolean }[]) =>
  things.filter(({ isDefault }) => isDefault).map(({ id }) => id);

test.each([
  { what: 'none of none', things: [], preferred: undefined, chosen: [] },
  { what: 'the first, when none is', things: [item('a'), item('b')], preferred: undefined, chosen: ['a'] },
  { what: 'the one that is', things: [item('a'), item('b', true)], preferred: undefined, chosen: ['b'] },
  {
    what: 'the first of two that are',
    things: [item('a', true), item('b', true)],
    preferred: undefined,
    chosen: ['a'],
  },
  { what: 'the preferred one', things: [item('a', true), item('b')], preferred: 'b', chosen: ['b'] },
  {
    what: 'the one that is, when the preferred one is not there',
    things: [item('a'), item('b', true)],
    preferred: 'z',
    chosen: ['b'],
  },
  { what: 'one of two that share an id', things: [item('a', true), item('a', true)], preferred: 'a', chosen: ['a'] },
])('the Default is $what', ({ things, preferred, chosen }) => {
  expect(defaults(withOneDefault(things, preferred))).toEqual(chosen);
});

test.each([
  { ids: [], next: 'card-1' },
  { ids: ['sample-visa'], next: 'card-1' },
  { ids: ['card-2', 'card-9', 'sample-visa'], next: 'card-10' },
])('after $ids comes $next', ({ ids, next }) => {
  expect(
    nextId(
      'card',
      ids.map((id) => ({ id })),
    ),
  ).toBe(next);
});

test.each([
  { what: 'in its place', things: [item('a-1', true), item('a-3')], so: ['a-1', 'a-2', 'a-3'] },
  { what: 'once only, when it is there already', things: [item('a-1', true), item('a-2')], so: ['a-1', 'a-2'] },
])('what was taken away comes back $what', ({ things, so }) => {
  const restored = withRestored('a', things, { item: item('a-2', true), index: 1 });
  expect(restored.map(({ id }) => id)).toEqual(so);
  expect(defaults(restored)).toEqual(['a-2']);
});

test('what was taken away comes back under a new id when another one has got its id since', () => {
  const [first, other] = [
    { ...item('a-1', true), name: 'first' },
    { ...item('a-2'), name: 'other' },
  ];
  const restored = withRestored('a', [first, other], { item: { ...item('a-2', true), name: 'restored' }, index: 1 });
  expect(restored).toEqual([
    { id: 'a-1', name: 'first', isDefault: false },
    { id: 'a-3', name: 'restored', isDefault: true },
    { id: 'a-2', name: 'other', isDefault: false },
  ]);
});

test('what comes back leaves the Default where it is if it was none', () => {
  const restored = withRestored('a', [item('a-1', true)], { item: item('a-2'), index: 1 });
  expect(defaults(restored)).toEqual(['a-1']);
});
