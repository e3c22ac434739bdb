import ELK from 'elkjs';
import { beforeAll, describe, expect, test } from 'vitest';

import type { ChartDefinition } from '../definition';
import { defineChart, statesOf, transitionsOf } from '../definition';
import { chartedMachines } from '#statecharts/machines';
import { inWords } from '../in-words';
import { boxText, bundleLines, bundlesOf, isInward, isWrittenInside, legendOf, SIZE } from './box';
import type { Box, ChartLayout } from './chart-layout';
import { fromElk, toElk } from './elk-graph';
import { textWidth } from './text-width';
import { withRoom } from './with-room';

const byNames = chartedMachines.map(defineChart);

const byWords = byNames.map(inWords);

/** What ELK made, by direction and chart. */
const laidOut = new Map<string, ChartLayout>();

const ROOM = { width: 220, height: 250 };

describe.each([
  ['wide', 'names', byNames],
  ['tall', 'names', byNames],
  ['wide', 'words', byWords],
  ['tall', 'words', byWords],
  ['wide', 'words and pictures', byWords],
  ['tall', 'words and pictures', byWords],
] as const)('the %s layout by %s', (direction, labels, charts) => {
  const layouts = new Map<string, ChartLayout>();

  beforeAll(async () => {
    const engine = new ELK();
    for (const chart of charts) {
      const key = `${direction} ${labels.split(' ')[0]} ${chart.name}`;
      const layout = laidOut.get(key) ?? fromElk(await engine.layout(toElk(chart, direction)));
      laidOut.set(key, layout);
      layouts.set(chart.name, labels === 'words and pictures' ? withRoom(layout, roomsIn(chart)) : layout);
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
        return bundleLines(bundle, legendOf(chart)).filter((text) => textWidth(text, SIZE.text) > (label?.width ?? 0));
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

describe.each(['wide', 'tall'] as const)('a %s layout with room for pictures', (direction) => {
  test.each(byWords)('$name: every state without states in it has the room that was asked for', (chart) => {
    const { states } = withRoom(laidOut.get(`${direction} words ${chart.name}`) as ChartLayout, roomsIn(chart));
    const small = statesOf(chart).filter((state) => {
      const { width, height } = states[state.id] as Box;
      return state.states.length === 0 && (width < ROOM.width || height < boxText(state).height + ROOM.height);
    });
    expect(small.map(({ id }) => id)).toEqual([]);
  });

  test.each(byWords)('$name: lines are upright or level, and end where the boxes of their states end', (chart) => {
    const before = laidOut.get(`${direction} words ${chart.name}`) as ChartLayout;
    const after = withRoom(before, roomsIn(chart));
    for (const [id, arrows] of Object.entries(after.arrows)) {
      for (const [index, { line, label }] of arrows.entries()) {
        const old = before.arrows[id]?.[index];
        expect(line.slice(1).filter(([x, y], place) => x !== line[place]?.[0] && y !== line[place]?.[1])).toEqual([]);
        const on = (layout: ChartLayout, end: readonly number[] | undefined) =>
          Object.keys(layout.states).filter((state) => isOnEdge(end, layout.states[state] as Box));
        expect(on(after, line[0])).toEqual(on(before, old?.line[0]));
        expect(on(after, line.at(-1))).toEqual(on(before, old?.line.at(-1)));
        expect(label && Math.round(gap(label, line))).toBe(old?.label && Math.round(gap(old.label, old.line)));
      }
    }
  });
});

function isOnEdge([x, y]: readonly number[] = [], box: Box): boolean {
  const near = (one: number | undefined, other: number) => Math.abs((one ?? Number.NaN) - other) < 1;
  const isBeside = near(x, box.x) || near(x, box.x + box.width);
  const isBelow = near(y, box.y) || near(y, box.y + box.height);
  const isAcross = (x ?? 0) > box.x - 1 && (x ?? 0) < box.x + box.width + 1;
  const isDown = (y ?? 0) > box.y - 1 && (y ?? 0) < box.y + box.height + 1;
  return (isBeside && isDown) || (isBelow && isAcross);
}

/** How far the middle of a label is from its line. */
function gap({ x, y, width, height }: Box, line: ChartLayout['arrows'][string][number]['line']): number {
  const [left, top] = [x + width / 2, y + height / 2];
  const clamp = (px: number, one: number, other: number) =>
    Math.min(Math.max(px, Math.min(one, other)), Math.max(one, other));
  return Math.min(
    ...line.slice(1).map(([endX, endY], index) => {
      const [startX, startY] = line[index] ?? [endX, endY];
      return Math.hypot(clamp(left, startX, endX) - left, clamp(top, startY, endY) - top);
    }),
  );
}

function roomsIn(chart: ChartDefinition) {
  return new Map(statesOf(chart).flatMap(({ id, states }) => (states.length > 0 ? [] : [[id, ROOM] as const])));
}

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
