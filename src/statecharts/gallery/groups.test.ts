import { expect, test } from 'vitest';

import { stateNodes } from '#kit/charts/transitions';

import { chartedMachines } from '../machines';
import { grouped } from './groups';
import { picturedIds, pictureIn } from './pictures';

test('every machine stands in one group; one that no group names stands among the others', () => {
  const groups = grouped(chartedMachines);
  const names = groups.flatMap(({ machines }) => machines.map(({ name }) => name));
  expect(names.toSorted()).toEqual(chartedMachines.map(({ name }) => name));
  const till = { name: 'till' };
  expect(grouped([till, { name: 'cart' }])).toEqual([
    { title: 'Cart and payment', machines: [{ name: 'cart' }] },
    { title: 'Others', machines: [till] },
  ]);
});

test('a picture in the gallery is of a state that is there, and of each machine there is no more than one', () => {
  const owners = picturedIds.map((id) =>
    chartedMachines.find(({ machine }) => stateNodes(machine).some((node) => node.id === id)),
  );
  expect(picturedIds.filter((_, place) => owners[place] === undefined)).toEqual([]);
  expect(new Set(owners).size).toBe(picturedIds.length);
  expect(picturedIds.length).toBeGreaterThan(30);
  expect(pictureIn({ machine: (owners[0] as (typeof chartedMachines)[number]).machine })?.src).toMatch(/\.webp/);
});
