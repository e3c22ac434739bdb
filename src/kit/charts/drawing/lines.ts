import type { Box, Line } from '../layout/chart-layout';

const CORNER_PX = 6;
const HEAD_PX = { length: 8, half: 3.5 };

type Point = readonly [x: number, y: number];

/** An SVG path along a line, its corners rounded. */
export function roundedPath(line: Line): string {
  return line
    .map((point, index) => {
      const before = line[index - 1];
      const after = line[index + 1];
      if (!before) {
        return `M${point.join(' ')}`;
      }
      return after
        ? `L${towards(point, before).join(' ')}Q${point.join(' ')} ${towards(point, after).join(' ')}`
        : `L${point.join(' ')}`;
    })
    .join('');
}

/** The three corners of an arrow's head, for `<polygon points>`. */
export function arrowHead(line: Line): string {
  const tip = line.at(-1) ?? [0, 0];
  const before = line.at(-2) ?? tip;
  const length = distance(before, tip) || 1;
  const shopPath: Point = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const base: Point = [tip[0] - shopPath[0] * HEAD_PX.length, tip[1] - shopPath[1] * HEAD_PX.length];
  const side: Point = [-shopPath[1] * HEAD_PX.half, shopPath[0] * HEAD_PX.half];
  return [tip, [base[0] + side[0], base[1] + side[1]], [base[0] - side[0], base[1] - side[1]]]
    .map((corner) => corner.map((px) => Math.round(px * 10) / 10).join(','))
    .join(' ');
}

/** What of a line lies outside a box, up to where it first enters. A line that begins inside keeps nothing. */
export function upTo(line: Line, box: Box): Line {
  const kept: Point[] = [];
  for (const point of line) {
    const last = kept.at(-1);
    if (isInside(point, box)) {
      return last ? [...kept, border(last, point, box)] : [];
    }
    kept.push(point);
  }
  return kept;
}

/** What of a line lies outside a box, from where it last leaves. */
export function from(line: Line, box: Box): Line {
  return upTo(line.toReversed(), box).toReversed();
}

/** Whether a point lies in a box. */
export function isInside([x, y]: Point, box: Box): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

/** Whether a label stands to the left of an upright part of its line. */
export function isLeftOf(label: Box, line: Line): boolean {
  const [x, y] = middle(label);
  const upright = line.flatMap(([endX, endY], index) => {
    const [startX, startY] = line[index - 1] ?? [Number.NaN, endY];
    return startX === endX && (y - startY) * (y - endY) <= 0 ? [endX - x] : [];
  });
  const nearest = upright.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0];
  return nearest !== undefined && nearest > 0;
}

/** The middle of a box. */
export function middle({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}

/** Where an upright or level line crosses the edge of a box. */
function border([fromX, fromY]: Point, [toX, toY]: Point, { x, y, width, height }: Box): Point {
  return fromX === toX ? [toX, fromY < y ? y : y + height] : [fromX < x ? x : x + width, toY];
}

function towards(corner: Point, other: Point): Point {
  const length = distance(corner, other) || 1;
  const share = Math.min(CORNER_PX, length / 2) / length;
  return [
    Math.round((corner[0] + (other[0] - corner[0]) * share) * 10) / 10,
    Math.round((corner[1] + (other[1] - corner[1]) * share) * 10) / 10,
  ];
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}
