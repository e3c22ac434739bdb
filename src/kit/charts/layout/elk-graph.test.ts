import ELK from 'elkjs';
import { beforeAll, describe, expect, test } from 'vitest';

import type { ChartDefinition } from '../definition';
import { defineChart, statesOf, transitionsOf } from '../definition';
import { chartedMachines } from '#statecharts/machines';
import { inWords } from '../in-words';
import { boxText, bundleLines, bundlesOf, isInward, isWrittenInside, SIZE } from './box';
import type { Box, ChartLayout } from './chart-layout';
import { fromElk, toElk } from './elk-graph';
import { textWidth } from './text-width';

const byNames = chartedMachines.map(defineChart);

describe.each([
  ['wide', 'names', byNames],
  ['tall', 'names', byNames],
  ['wide', 'words', byNames.map(inWords)],
  ['tall', 'words', byNames.map(inWords)],
] as const)('the %s layout by %s', (direction, _, charts) => {
  const layouts = new Map<string, ChartLayout>();

  beforeAll(async () => {
    const engine = new ELK();
    for (const chart of charts) {
      layouts.set(chart.name, fromElk(await engine.layout(toElk(chart, direction))));
    }
  });

  const layoutOf = ({ name }: ChartDefinition) => layouts.get(name) as ChartLayout;

  test.each(charts)('$name: every state stands inside its parent and beside its neighbours', (chart) => {
    const { states } = layoutOf(chart);
    for (const { id, states: children } of statesOf(chart)) {
      const boxes = children.map((child) => states[child.id] as Box);
      expect(boxes.filter((box) => !isWithin(box, states[id] as Box))).toEqual([]);
      expect(overlaps(boxes)).toEqual([]);
    }
  });

  test.each(charts)('$name: every transition is an arrow with its words beside it, or written in a box', (chart) => {
    const { arrows } = layoutOf(chart);
    for (const { source, transition } of transitionsOf(chart)) {
      const bundle = bundlesOf(source).find((each) => each.includes(transition));
      const drawn = arrows[bundle?.[0]?.id ?? ''] ?? [];
      expect(drawn).toHaveLength(isWrittenInside(source, transition) ? 0 : transition.targets.length);
      expect(drawn.every(({ line }) => line.length >= 2)).toBe(true);
    }
  });

  test.each(charts)(
    '$name: what leads into a state from anywhere in the one around it has an arrow that begins there',
    (chart) => {
      const { states, anywhere, arrows } = layoutOf(chart);
      const inward = statesOf(chart).flatMap((state) =>
        state.transitions
          .filter((transition) => isInward(state, transition))
          .map((transition) => ({ state, transition })),
      );
      expect(Object.keys(anywhere).toSorted()).toEqual([...new Set(inward.map(({ state }) => state.id))].toSorted());
      for (const { state, transition } of inward) {
        const lead = bundlesOf(state).find((bundle) => bundle.includes(transition))?.[0];
        const begins = arrows[lead?.id ?? '']?.map(({ line }) => line[0] ?? [0, 0]) ?? [];
        const ring = anywhere[state.id] as Box;
        expect(isWithin(ring, states[state.id] as Box)).toBe(true);
        expect(
          begins.filter(([x, y]) => Math.hypot(x - ring.x - ring.width / 2, y - ring.y - ring.height / 2) > SIZE.dot),
        ).toEqual([]);
      }
    },
  );

  test.each(charts)('$name: the words of every state have room in its box', (chart) => {
    const { states } = layoutOf(chart);
    const beyond = statesOf(chart).flatMap((state) => {
      const box = states[state.id] as Box;
      const { rows } = boxText(state);
      const ends = [
        { text: state.key, x: SIZE.pad + textWidth(state.key, SIZE.title), y: SIZE.head },
        ...rows.map(({ text, y, isMore }) => ({
          text,
          x: SIZE.pad * (isMore ? 2 : 1) + textWidth(text, SIZE.text),
          y: y + SIZE.line / 2,
        })),
      ];
      return ends.filter(({ x, y }) => x > box.width || y > box.height).map(({ text }) => [state.id, text]);
    });
    expect(beyond).toEqual([]);
  });

  test.each(charts)('$name: nothing lies outside the drawing, and every label is as wide as its words', (chart) => {
    const { width, height, states, initials, anywhere, arrows } = layoutOf(chart);
    const whole = { x: 0, y: 0, width, height };
    const labels = Object.values(arrows).flatMap((drawn) => drawn.flatMap(({ label }) => label ?? []));
    const dots = [...Object.values(initials).map(({ dot }) => dot), ...Object.values(anywhere)];
    expect([...Object.values(states), ...labels, ...dots].filter((box) => !isWithin(box, whole))).toEqual([]);
    const lines = [...Object.values(initials), ...Object.values(arrows).flat()].flatMap(({ line }) => line);
    expect(lines.filter(([x, y]) => x < 0 || y < 0 || x > width || y > height)).toEqual([]);
    const narrow = statesOf(chart)
      .flatMap(bundlesOf)
      .flatMap((bundle) => {
        const label = arrows[bundle[0]?.id ?? '']?.[0]?.label;
        return bundleLines(bundle).filter((text) => textWidth(text, SIZE.text) > (label?.width ?? 0));
      });
    expect(narrow).toEqual([]);
  });

  test.each(charts)('$name: no words of an arrow lie on others or on a state', (chart) => {
    const { arrows, states } = layoutOf(chart);
    const labels = Object.values(arrows).flatMap((drawn) => drawn.flatMap(({ label }) => (label ? [label] : [])));
    const leaves = statesOf(chart).filter((state) => state.states.length === 0);
    expect(overlaps(labels)).toEqual([]);
    expect(labels.filter((label) => leaves.some(({ id }) => isOverlap(label, states[id] as Box)))).toEqual([]);
  });
});

function overlaps(boxes: readonly Box[]): readonly (readonly [Box, Box])[] {
  return boxes.flatMap((one, place) =>
    boxes.slice(place + 1).flatMap((other) => (isOverlap(one, other) ? [[one, other] as const] : [])),
  );
}

function isOverlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
