import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

import { stateNodes, transitions } from '#kit/charts/transitions';
import { registry } from '#machines/registry';

const machinesFolder = new URL('../../src/machines/', import.meta.url);

const all = readdirSync(machinesFolder, { recursive: true, encoding: 'utf8' });

const files = all
  .filter((file) => file.endsWith('.machine.ts'))
  .map((file) => file.replace(/^.*[\\/]/, '').replace('.machine.ts', ''));

test('the registry lists every machine of the shop but its root', () => {
  expect(registry.map(({ name }) => name).toSorted()).toEqual(files.filter((name) => name !== 'shop').toSorted());
});

test('every machine has its test beside it; that of the root is in tests/machines', () => {
  const tested = new Set(all.map((file) => file.replace(/^.*[\\/]/, '')));
  expect(files.filter((name) => !tested.has(`${name}.test.ts`))).toEqual(['shop']);
});

for (const { name, machine } of registry) {
  test(`${name}: every state and transition is described in a sentence`, () => {
    const states = stateNodes(machine).filter(({ description }) => !isSentence(description));
    const steps = [...transitions(machine)].filter(([, { description }]) => !isSentence(description));
    expect({ states: states.map(({ id }) => id), transitions: steps.map(([id]) => id) }).toEqual({
      states: [],
      transitions: [],
    });
  });

  test(`${name}: guards, actions and actors go by names`, () => {
    const anonymous = [...transitions(machine)].filter(
      ([, { guard, actions }]) => typeof guard === 'function' || actions.some((action) => typeof action === 'function'),
    );
    expect(anonymous.map(([id]) => id)).toEqual([]);
  });
}

function isSentence(text: string | undefined): boolean {
  return text !== undefined && /^["\p{Lu}].*[.?"]$/su.test(text);
}
