import { describe, expect, test } from 'vitest';

import { explore } from '../graph';
import type { Model } from '../model';
import { registry } from '#machines/registry';
import { subject } from '#statecharts/paths/subject';
import { indistinguishableFrom } from './equivalence';
import { mutantsOf, OPERATORS } from './operators';
import { scoreOf } from './score';

describe.each(registry)('$name', (model) => {
  test('its generated tests fail on its mutants, but for those that do the same', () => {
    const { score, demanded, survived, equivalent } = scoreOf(model, subject.core);
    expect(survived).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(demanded);
    expect(equivalent.map(({ mutant }) => mutant).toSorted()).toEqual(Object.keys(model.equivalentMutants).toSorted());
  });
});

test('walking side by side tells a toast from each of its mutants', () => {
  const toast = modelOf('toast');
  const isIndistinguishable = indistinguishableFrom(toast);
  const alike = mutantsOf(toast.machine).filter(({ build }) => isIndistinguishable(build()));
  expect(alike.map(({ id }) => id)).toEqual([]);
});

test('a toast has every first-order mutant of its drawing', () => {
  const toast = modelOf('toast');
  expect(mutantsOf(toast.machine).map(({ id }) => id)).toEqual([
    'drop transition: toast.hidden|toast.shown|0',
    'retarget: toast.hidden|toast.shown|0 → toast.hidden',
    'drop action: toast.hidden|toast.shown|0 noteMessage',
    'drop transition: toast.visible|toast.closed|0',
    'retarget: toast.visible|toast.closed|0 → toast.visible',
    'drop action: toast.visible|toast.closed|0 wantFocus',
    'drop transition: toast.visible|contents.changed|0',
    'retarget: toast.visible|contents.changed|0 → toast.visible',
    'unguard: toast.visible|contents.changed|0',
    'negate guard: toast.visible|contents.changed|0',
    'drop transition: toast.visible.passing|toast.shown|0',
    'retarget: toast.visible.passing|toast.shown|0 → toast.visible.held',
    'drop action: toast.visible.passing|toast.shown|0 noteMessage',
    'drop reenter: toast.visible.passing|toast.shown|0',
    'drop transition: toast.visible.passing|toast.held|0',
    'retarget: toast.visible.passing|toast.held|0 → toast.visible.passing',
    'drop transition: toast.visible.passing|xstate.after.lifetime.toast.visible.passing|0',
    'retarget: toast.visible.passing|xstate.after.lifetime.toast.visible.passing|0 → toast.visible',
    'drop transition: toast.visible.held|toast.shown|0',
    'drop action: toast.visible.held|toast.shown|0 noteMessage',
    'drop transition: toast.visible.held|toast.released|0',
    'retarget: toast.visible.held|toast.released|0 → toast.visible.held',
    'change initial: toast → toast.visible',
    'change initial: toast.visible → toast.visible.held',
    'change delay: lifetime 4999 ms',
    'change delay: lifetime 5001 ms',
  ]);
});

test('every operator finds something in the shop to change', () => {
  const used = new Set(registry.flatMap(({ machine }) => mutantsOf(machine).map(({ operator }) => operator)));
  expect(OPERATORS.filter((operator) => !used.has(operator))).toEqual([]);
});

test('building a mutant leaves the machine as it is', () => {
  const toast = modelOf('toast');
  const keys = () => [...explore({ ...toast }).nodes.keys()];
  const before = keys();
  mutantsOf(toast.machine).forEach(({ build }) => build());
  expect(keys()).toEqual(before);
});

function modelOf(name: string): Model {
  return registry.find((model) => model.name === name) as Model;
}
