import ELK from 'elkjs';
import { beforeAll, describe, expect, test } from 'vitest';

import type { ChartDefinition } from '../chart/definition';
import { defineChart, statesOf, transitionsOf } from '../chart/definition';
import { chartedMachines } from '../machines';
import { isWrittenInside } from './box';
import type { Box, ChartLayout } from './chart-layout';
import { fromElk, toElk } from './elk-graph';

const charts = chartedMachines.map(defineChart);

describe.each(['wide', 'tall'] as const)('the %s layout', (direction) => {
  const layouts = new Map<string, ChartLayout>();

  beforeAll(async () => {
    const engine = new ELK();
    for (const chart of charts) {
      layouts.set(chart.name, fromElk(await engine.layout(toElk(chart, direction))));
    }
  }, 60_000);

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
      const drawn = arrows[transition.id] ?? [];
      expect(drawn).toHaveLength(isWrittenInside(source, transition) ? 0 : transition.targets.length);
      expect(drawn.every(({ line }) => line.length >= 2)).toBe(true);
    }
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
