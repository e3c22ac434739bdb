import { expect, test } from 'vitest';

import { differences } from './differences';
import type { Recording } from './recording';

type Seen = Recording['paths'][number]['seen'];

const seen = (state: string, more: Partial<Seen> = {}): Seen => ({
  state,
  status: 'active',
  timers: [],
  actors: [],
  effects: [],
  changed: {},
  ...more,
});
const recording: Recording = {
  version: 1,
  machine: 'lamp',
  paths: [
    {
      start: 'a lamp',
      seen: seen('off'),
      steps: [
        { act: { name: 'pressed', event: { type: 'pressed' } }, seen: seen('on', { timers: [5000] }) },
        { act: { name: 'pressed again', event: { type: 'pressed' } }, seen: seen('off') },
      ],
    },
  ],
  refused: { off: ['dimmed'], on: [] },
};
const [path] = recording.paths as [Recording['paths'][number]];

function withSteps(...states: readonly Seen[]): Recording {
  const steps = path.steps.flatMap(({ act }, index) =>
    states.slice(index, index + 1).map((found) => ({ act, seen: found })),
  );
  return { ...recording, paths: [{ ...path, steps }] };
}

test('a machine that does as recorded differs in nothing', () => {
  expect(differences(recording, structuredClone(recording))).toEqual([]);
});

test('of a path the first step that differs is told, with all that is other', () => {
  expect(differences(recording, withSteps(seen('dim', { changed: { light: 3 } }), seen('on')))).toEqual([
    'path 1, step 1, pressed: state is dim, recorded was on; timers is [], recorded was [5000]; ' +
      'changed is {"light":3}, recorded was {}',
  ]);
});

test('a start that differs, and a step that is taken no more, are told', () => {
  expect(differences(recording, { ...recording, paths: [{ ...path, seen: seen('on') }] })).toEqual([
    'path 1, started with a lamp: state is on, recorded was off',
  ]);
  expect(differences(recording, withSteps(seen('on', { timers: [5000] })))).toEqual([
    'path 1, step 2, pressed again: it is not taken any more',
  ]);
});

test('states that refuse other events, are new or are gone, are told', () => {
  expect(differences(recording, { ...recording, refused: { off: ['pressed'], broken: [] } })).toEqual([
    'off now refuses pressed',
    'off no longer refuses dimmed',
    'on is gone',
    'broken is new, and refuses nothing',
  ]);
});
