import ELK from 'elkjs';
import { beforeAll, describe, expect, test } from 'vitest';

import type { ChartDefinition } from '../definition';
import { defineChart, statesOf, transitionsOf } from '../definition';
import { transitionLines } from '../words';
import { chartedMachines } from '#statecharts/machines';
import { boxText, isWrittenInside, SIZE } from './box';
import type { Box, ChartLayout } from './chart-layout';
import { fromElk, toElk } from './elk-graph';
import { textWidth } from './text-width';

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
    const { width, height, states, initials, arrows } = layoutOf(chart);
    const whole = { x: 0, y: 0, width, height };
    const labels = Object.values(arrows).flatMap((drawn) => drawn.flatMap(({ label }) => label ?? []));
    const dots = Object.values(initials).map(({ dot }) => dot);
    expect([...Object.values(states), ...labels, ...dots].filter((box) => !isWithin(box, whole))).toEqual([]);
    const lines = [...Object.values(initials), ...Object.values(arrows).flat()].flatMap(({ line }) => line);
    expect(lines.filter(([x, y]) => x < 0 || y < 0 || x > width || y > height)).toEqual([]);
    const narrow = transitionsOf(chart).flatMap(({ transition }) =>
      (arrows[transition.id]?.[0] ? transitionLines(transition) : []).filter(
        (text) => textWidth(text, SIZE.text) > (arrows[transition.id]?.[0]?.label?.width ?? 0),
      ),
    );
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
