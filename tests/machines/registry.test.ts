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

/** What stands beside each machine; of the root, which has no cases, only two. */
const BESIDE = ['.test.ts', '.cases.ts', '.page.ts', '.scenes.ts', '.recorded.json', '.mmd'];

test('every machine has its files beside it; the test of the root is in tests/machines', () => {
  const missing = all
    .filter((file) => file.endsWith('.machine.ts'))
    .flatMap((file) => BESIDE.map((ending) => file.replace('.machine.ts', ending)))
    .filter((file) => !all.includes(file));
  expect(
    missing.map((file) => file.replace(/^.*[\\/]/, '')),
    'npm run paths -- --record --machine NAME writes the .recorded.json, npm run charts the .mmd, you the others',
  ).toEqual(['shop.test.ts', 'shop.cases.ts', 'shop.page.ts', 'shop.recorded.json']);
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
