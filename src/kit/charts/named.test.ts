import { expect, test } from 'vitest';

import { chartedMachines, machineNamed } from '#statecharts/machines';
import { defineChart, transitionsOf } from './definition';
import { nameOf } from './named';

test.each([
  ['isEmpty', 'isEmpty'],
  [{ type: 'isEmpty' }, 'isEmpty'],
  [{ type: 'startsAt', params: { stage: 'Packaging' } }, "startsAt {stage: 'Packaging'}"],
  [
    { type: 'ask', params: { q: '', band: undefined, most: 3, isNew: true } },
    "ask {q: '', band: undefined, most: 3, isNew: true}",
  ],
  [
    { type: 'handOut', params: { slices: ['cart', 'orders'], at: { page: 2 } } },
    "handOut {slices: ['cart', 'orders'], at: {page: 2}}",
  ],
  [{ type: 'isKnown', params: () => ({ productId: 7 }) }, 'isKnown'],
  [undefined, undefined],
  [() => true, undefined],
])('%o is called %s', (named, name) => {
  expect(nameOf(named)).toBe(name);
});

test.each(chartedMachines.map(defineChart))('$name: nothing in it is without a name', (chart) => {
  expect(JSON.stringify(chart)).not.toContain('unnamed');
});

test('the stages that a parcel may start at are told apart', () => {
  const tracking = defineChart(machineNamed('tracking') as Parameters<typeof defineChart>[0]);
  expect(transitionsOf(tracking).flatMap(({ transition: { guard } }) => guard ?? [])).toEqual([
    'isCancelled',
    'isStated',
    "startsAt {stage: 'Received'}",
    "startsAt {stage: 'Delivered'}",
    "startsAt {stage: 'Delivery'}",
    "startsAt {stage: 'Packaging'}",
  ]);
});

test.each(chartedMachines.map(defineChart))('$name: no two branches for an event have guards of one name', (chart) => {
  const branches = transitionsOf(chart).map(({ source, transition: { event, guard } }) =>
    [source.id, event, guard].join(),
  );
  expect(branches.filter((branch, place) => branches.indexOf(branch) !== place)).toEqual([]);
});
