import { describe, expect, test } from 'vitest';

import { stateNodes } from '#kit/charts/transitions';

import { refusedCells } from '#kit/paths/cells';
import { asText } from '#kit/paths/effects';
import { explore, isWalked, nodeAt } from '#kit/paths/graph';
import { registry } from '#machines/registry';
import { scriptOf, observationsOf } from '#kit/paths/script';
import type { Script } from '#kit/paths/script';
import { suiteFor } from '#kit/paths/suite';
import { timingCases } from '#kit/paths/timing';
import { activeNodes } from '#kit/xstate-internals';
import { activeStates } from '#kit/paths/observed-run';

describe.each(registry)('$name', (model) => {
  const graph = explore(model);
  const look = (script: Script) => [...observationsOf(model.machine, model, script)];
  /** The data that tells model states apart. */
  const known = (context: string) =>
    Object.fromEntries(
      Object.entries<unknown>(JSON.parse(context)).filter(([field]) => model.ignoredContext?.includes(field) !== true),
    );

  test('an event moves where the drawing takes it without a guard, and is refused where the drawing does not name it', () => {
    for (const { key, name, snapshot, out } of graph.nodes.values()) {
      const moved = new Set(out.filter(({ wait }) => wait === 0).map((edge) => edge.name));
      const refused = new Set(graph.refused.get(key)?.map((cell) => cell.name));
      for (const eventCase of isWalked(model, snapshot) ? model.cases : []) {
        const drawn = activeNodes(snapshot).flatMap((node) => node.transitions.get(eventCase.event.type) ?? []);
        const verdict = { state: name, case: eventCase.name };
        if (drawn.length === 0) {
          expect({ ...verdict, refused: refused.has(eventCase.name) }).toEqual({ ...verdict, refused: true });
        }
        if (drawn.some(({ guard }) => guard === undefined)) {
          expect({ ...verdict, moved: moved.has(eventCase.name) }).toEqual({ ...verdict, moved: true });
        }
      }
    }
  });

  test('an event that moves leads a running machine where the model says: state, data, timers', () => {
    for (const path of suiteFor(graph, 'edges').paths) {
      const seen = look(scriptOf('edges', path));
      for (const { to, wait } of path) {
        const [early, onTime] = wait > 0 ? seen.splice(0, 2) : [undefined, ...seen.splice(0, 1)];
        const { snapshot, timers } = nodeAt(graph, to);
        expect(early?.effects ?? []).toEqual([]);
        expect({ ...onTime?.standing, context: known(onTime?.standing.context ?? '{}') }).toEqual({
          actors: onTime?.standing.actors,
          states: activeStates(snapshot),
          value: snapshot.value,
          context: known(asText(snapshot.context)),
          status: snapshot.status,
          timers: timers.map(({ due }) => due),
        });
      }
      expect(seen).toEqual([]);
    }
  });

  test('an event that is refused changes neither state nor data nor timers nor actors, and tells nobody', () => {
    for (const { script, count } of refusedCells(graph)) {
      const seen = look(script);
      const before = seen.at(-count - 1);
      seen.slice(-count).forEach(({ standing, effects, taken }, index) => {
        const event = script.acts.at(index - count)?.name;
        expect({ event, standing, effects, taken }).toEqual({
          event,
          standing: before?.standing,
          effects: [],
          taken: [],
        });
      });
    }
  });
});

const waiting = registry.filter(({ machine }) => stateNodes(machine).some(({ after }) => after.length > 0));

describe.each(waiting)('the timers of $name', (model) => {
  const graph = explore(model);

  test.each(timingCases(graph))('$script.name', ({ script, delay, at, due, isRefused }) => {
    const seen = [...observationsOf(model.machine, model, script)];
    if (due === undefined) {
      const [sent, later] = seen.slice(-2);
      expect(later).toEqual({ standing: sent?.standing, effects: [], taken: [] });
      return;
    }
    // What is refused leaves the timer alone; all else leaves it alone or starts it again.
    expect(isRefused ? [delay] : [delay, at + delay]).toContain(due);
    const [sent, early, onTime] = seen.slice(-3);
    expect(early).toEqual({ standing: { ...sent?.standing, timers: [1] }, effects: [], taken: [] });
    // It has fired; the state that it leads to may have a timer of its own.
    expect(onTime?.standing.timers).not.toContain(1);
    expect(onTime?.standing.value).not.toEqual(early?.standing.value);
  });

  test('every branch that re-enters a waiting state starts its timer again: due at 160 % of the delay', () => {
    const restarting = stateNodes(model.machine).flatMap(({ transitions }) =>
      [...transitions.values()].flat().filter(({ reenter, source }) => reenter && source.after.length > 0),
    );
    const restarted = timingCases(graph).flatMap(({ event, due, at, delay }) =>
      due === at + delay ? [event.type] : [],
    );
    expect(restarting.map(({ eventType }) => eventType).filter((type) => !restarted.includes(type))).toEqual([]);
  });
});

test('a timer that is due later can be stopped: the timing cases know both', () => {
  const cases = waiting.flatMap((model) => timingCases(explore(model)));
  expect(cases.some(({ due }) => due === undefined)).toBe(true);
  expect(cases.some(({ due, delay, at }) => due === delay + at)).toBe(true);
});
