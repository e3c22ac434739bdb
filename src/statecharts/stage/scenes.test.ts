import { expect, test } from 'vitest';

import { stateNodes } from '#kit/charts/transitions';

import { chartedMachines } from '../machines';
import { exported, samePictures, scenesOf, unshown } from './scenes';

test('a file without scenes is named', () => {
  const scenes = { scenes: [], unshown: {}, samePictures: [] };
  expect(exported({ '/src/machines/toast/toast.scenes.ts': scenes })).toEqual([scenes]);
  expect(() => exported({ '/src/machines/toast/toast.scenes.ts': undefined })).toThrow(
    'src/machines/toast/toast.scenes.ts exports no "scenes"',
  );
});

test('scenes name states that are there', () => {
  const ids = new Set(chartedMachines.flatMap(({ machine }) => stateNodes(machine).map(({ id }) => id)));
  const parts = chartedMachines
    .flatMap(({ name }) => scenesOf(name))
    .flatMap(({ part }) => (typeof part === 'string' ? [] : Object.keys(part)));
  const named = [...parts, ...Object.keys(unshown), ...samePictures.flatMap(({ states }) => states)];
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
