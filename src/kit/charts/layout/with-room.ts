import type { Arrow, Box, ChartLayout, Line } from './chart-layout';

/** Room in px. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A place along an axis where everything behind it moves by so many px. */
interface Cut {
  readonly at: number;
  readonly more: number;
}

/**
 * A layout in which states without states in them, by id, have room below their words. It is drawn apart where they stand:
 * what is aligned stays so, nothing comes to lie on anything else, and no layout engine is needed.
 */
export function withRoom(layout: ChartLayout, rooms: ReadonlyMap<string, Extent>): ChartLayout {
  const grown = [...rooms].flatMap(([id, room]) => {
    const box = layout.states[id];
    return box ? [{ box, room }] : [];
  });
  const dots = [...Object.values(layout.initials).map(({ dot }) => dot), ...Object.values(layout.anywhere)];
  const across = cutsOf(
    grown.map(({ box, room }) => [box.x, box.width, room.width - box.width]),
    dots.map((dot) => [dot.x, dot.width]),
  );
  const down = cutsOf(
    grown.map(({ box, room }) => [box.y, box.height, room.height]),
    dots.map((dot) => [dot.y, dot.height]),
  );
  const x = (px: number) => px + shift(across, px);
  const y = (px: number) => px + shift(down, px);

  const box = (old: Box): Box => ({
    x: x(old.x),
    y: y(old.y),
    width: x(old.x + old.width) - x(old.x),
    height: y(old.y + old.height) - y(old.y),
  });
  const line = (old: Line): Line => old.map(([left, top]) => [x(left), y(top)]);
  /** Keeps its size, and goes where the nearest part of its line goes. */
  const label = (old: Box, own: Line): Box => {
    const [left, top] = nearest(own, old.x + old.width / 2, old.y + old.height / 2);
    return { ...old, x: old.x + shift(across, left), y: old.y + shift(down, top) };
  };
  const arrow = (old: Arrow): Arrow => ({ line: line(old.line), label: old.label && label(old.label, old.line) });
  const each = <Old, New>(parts: Readonly<Record<string, Old>>, change: (part: Old) => New) =>
    Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, change(part)]));
  return {
    width: x(layout.width),
    height: y(layout.height),
    states: each(layout.states, box),
    initials: each(layout.initials, (old) => ({ dot: box(old.dot), line: line(old.line) })),
    anywhere: each(layout.anywhere, box),
    arrows: each(layout.arrows, (arrows) => arrows.map(arrow)),
  };
}

/** As few cuts as go through every span, and through none that stays whole; each gives as much as the span that lacks most. */
function cutsOf(
  spans: readonly (readonly [start: number, length: number, more: number])[],
  whole: readonly (readonly [start: number, length: number])[],
): readonly Cut[] {
  const before = (px: number): number => {
    const [start] = whole.find(([from, length]) => from <= px && px < from + length + 1) ?? [];
    return start === undefined ? px : before(start - 1);
  };
  const cuts: Cut[] = [];
  const lacking = spans.filter(([, , more]) => more > 0);
  for (const [start, length, more] of lacking.toSorted((one, other) => one[0] + one[1] - other[0] - other[1])) {
    const last = cuts.at(-1);
    if (last && last.at > start) {
      cuts[cuts.length - 1] = { at: last.at, more: Math.max(last.more, more) };
    } else {
      cuts.push({ at: before(start + length - 1), more });
    }
  }
  return cuts;
}

function shift(cuts: readonly Cut[], px: number): number {
  return cuts.reduce((sum, { at, more }) => (at < px ? sum + more : sum), 0);
}

/** The point of a line of upright and level parts that is nearest to another point. */
function nearest(line: Line, x: number, y: number): readonly [x: number, y: number] {
  const points = line.slice(1).map(([endX, endY], index) => {
    const [startX, startY] = line[index] ?? [endX, endY];
    return [between(x, startX, endX), between(y, startY, endY)] as const;
  });
  const distance = ([left, top]: readonly [number, number]) => Math.hypot(left - x, top - y);
  return points.toSorted((one, other) => distance(one) - distance(other))[0] ?? [x, y];
}

function between(px: number, one: number, other: number): number {
  return Math.min(Math.max(px, Math.min(one, other)), Math.max(one, other));
}
