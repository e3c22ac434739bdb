import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { transitions } from '#kit/charts/transitions';

import { differences } from '#kit/paths/differences';
import { registry } from '#machines/registry';
import { mutantsOfShop, subject } from '#statecharts/paths/subject';
import type { Recording } from '#kit/paths/recording';
import { recordAgain, takenBy } from '#kit/paths/recording';

const { recordingFile } = subject;

/** What to do when a machine is meant to be other than recorded. */
const HINT = 'If each of these was meant, this says what changes and records it: npm run paths -- --record --machine';

test('every machine has a recording, and no other thing has', () => {
  const files = readdirSync('src/machines', { recursive: true, encoding: 'utf8' });
  const recorded = files.filter((file) => file.endsWith('.recorded.json')).map((file) => `src/machines/${file}`);
  expect(recorded.toSorted()).toEqual(registry.map(({ name }) => recordingFile(name)).toSorted());
});

describe.each(registry.filter(({ name }) => existsSync(recordingFile(name))))('$name', (model) => {
  const recording: Recording = JSON.parse(readFileSync(recordingFile(model.name), 'utf8'));

  test('does what was recorded of it: states, timers, data, messages and refusals', () => {
    const again = recordAgain(model, recording);
    expect(differences(recording, again), `${HINT} ${model.name}`).toEqual([]);
    expect(again).toEqual(recording);
  });

  test('has no transition that its recording does not take', () => {
    const taken = takenBy(model, recording);
    const known = model.unreachable ?? {};
    const left = [...transitions(model.machine).keys()].filter((id) => !taken.has(id) && !(id in known));
    expect(left, `${HINT} ${model.name}`).toEqual([]);
  });
});

test('a toast that keeps the message before does otherwise than was recorded', () => {
  expect(
    mutantsOfShop(['toast']).flatMap(({ left }) => left.filter((mutant) => mutant.includes('noteMessage'))),
  ).toEqual([]);
});
