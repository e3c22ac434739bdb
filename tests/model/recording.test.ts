import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { transitions } from '#inspector/chart/transitions';

import { differences } from './differences';
import { models } from './models';
import type { Recording } from './recording';
import { recordAgain, takenBy } from './recording';
import { unreachableByDesign } from './unreachable';

const FOLDER = 'tests/model/recorded';
/** What to do when a machine is meant to be other than recorded. */
const HINT = 'If each of these was meant, this says what changes and records it: npm run paths -- --record --machine';

test('every machine has a recording, and no other thing has', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(models.map(({ name }) => `${name}.json`).toSorted());
});

describe.each(models.filter(({ name }) => readdirSync(FOLDER).includes(`${name}.json`)))('$name', (model) => {
  const recording: Recording = JSON.parse(readFileSync(`${FOLDER}/${model.name}.json`, 'utf8'));

  test('does what was recorded of it: states, timers, data, messages and refusals', () => {
    const again = recordAgain(model, recording);
    expect(differences(recording, again), `${HINT} ${model.name}`).toEqual([]);
    expect(again).toEqual(recording);
  });

  test('has no transition that its recording does not take', () => {
    const taken = takenBy(model, recording);
    const known = unreachableByDesign[model.name] ?? {};
    const left = [...transitions(model.machine).keys()].filter((id) => !taken.has(id) && !(id in known));
    expect(left, `${HINT} ${model.name}`).toEqual([]);
  });
});
