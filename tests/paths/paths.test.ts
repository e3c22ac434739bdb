import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';

import { place } from '#kit/paths/place';
import { startedActor } from '../support/cells';
import { BEFORE, explore, nodeAt } from '#kit/paths/graph';
import type { Model } from '#kit/paths/model';
import type { Edge, Graph } from '#kit/paths/graph';
import { registry } from '#machines/registry';
import { activeNodes } from '#kit/xstate-internals';
import { begin, step } from '#kit/paths/step';
import { CRITERIA, suiteFor } from '#kit/paths/suite';

describe.each(registry)('$name', (model) => {
  const graph = explore(model);

  test('every guarded branch of the drawing is reached, or it is known why not', () => {
    expect(suiteFor(graph, 'transitions').unreachable).toEqual(Object.keys(model.unreachable ?? {}));
  });

  test.each(CRITERIA)('a suite for %s covers every goal and is no shorter than the lower bound', (criterion) => {
    const suite = suiteFor(graph, criterion);
    const covered = new Set(
      suite.paths.flatMap((path) => path.flatMap((edge, index) => goalsOf(graph, criterion, path[index - 1], edge))),
    );
    expect([...suite.goals].filter((goal) => !covered.has(goal))).toEqual([]);
    expect(suite.steps).toBeGreaterThanOrEqual(suite.stepsAtLeast);
  });

  test('every path of the transition suite leads a running actor to the same states, timers on time', () => {
    for (const path of suiteFor(graph, 'transitions').paths) {
      const [first, ...steps] = path;
      const clock = new SimulatedClock();
      const start = model.starts.find(({ name }) => name === first?.name);
      const actor = startedActor(model.machine, start?.input as never, clock);
      for (const edge of steps) {
        if (edge.wait > 0) {
          clock.increment(edge.wait - 1);
          expect(place(actor.getSnapshot())).toBe(placeAt(graph, edge.from));
          clock.increment(1);
        } else {
          actor.send(edge.event);
        }
        expect(place(actor.getSnapshot())).toBe(placeAt(graph, edge.to));
      }
    }
  });
});

test('a model that grows without bound is stopped, and the context field to blame is named', () => {
  const drafts = registry.find(({ name }) => name === 'form') as Model;
  const unbounded: Model = { ...drafts, ignoredContext: [] };
  expect(() => explore(unbounded, { maxStates: 50, maxLength: 100_000 })).toThrow(
    /model of "form" grows without bound: .* context field "refusals"/,
  );
});

test.each([
  ['form', 'refusals'],
  ['profile', 'person'],
  ['orders', 'placed'],
])('left unbounded, the model of %s is stopped: %s is to blame', { timeout: 60_000 }, (name, field) => {
  const model = registry.find((candidate) => candidate.name === name) as Model;
  expect(() => explore({ ...model, ignoredContext: [], bound: undefined })).toThrow(`the context field "${field}" has`);
});

test('of two running timers only the one that is due first can fire', () => {
  const toast = registry.find(({ name }) => name === 'toast') as Model;
  const { next, timers } = begin(toast.machine, undefined);
  const shown = toast.cases.find(({ event }) => event.type === 'toast.shown')?.event ?? { type: '' };
  const first = step(toast.machine, { snapshot: next, timers, time: 0 }, shown);
  const again = step(toast.machine, { snapshot: first.next, timers: first.timers, time: 3_000 }, shown);
  expect(first.timers.map(({ due }) => due)).toEqual([5_000]);
  expect(again.timers.map(({ due }) => due)).toEqual([8_000]);
});

function goalsOf(
  graph: Graph,
  criterion: (typeof CRITERIA)[number],
  before: Edge | undefined,
  edge: Edge,
): readonly string[] {
  switch (criterion) {
    case 'states':
      return [
        ...activeNodes(nodeAt(graph, edge.to).snapshot).map(({ id }) => id),
        ...edge.taken.flatMap((id) => /^(.*)[|]always[|]/.exec(id)?.[1] ?? []),
      ];
    case 'transitions':
      return edge.taken;
    case 'edges':
      return [`${edge.from === BEFORE ? BEFORE : nodeAt(graph, edge.from).name} — ${edge.name}`];
    case 'pairs':
      return [...edge.taken, ...(before?.taken ?? []).flatMap((one) => edge.taken.map((other) => `${one} » ${other}`))];
  }
}

function placeAt(graph: Graph, key: string): string {
  return place(nodeAt(graph, key).snapshot);
}
