import type { ChartDefinition, ChartState } from '../definition';
import { statesOf, transitionsOf } from '../definition';
import type { Chart } from '../chart';
import type { Mark, Marks } from '../drawing/marks';
import { isWrittenInside, SIZE } from '../layout/box';
import type { Arrow, Box, ChartLayout, Line } from '../layout/chart-layout';
import { textWidth } from '../layout/text-width';
import type { Difference } from './diff';

/** What is drawn when two versions are compared. */
export interface BothVersions {
  readonly definition: ChartDefinition;
  readonly layout: ChartLayout;
  readonly marks: Marks;
}

const GAP = 24;
const SIGNS = { added: '+', removed: '−', changed: '~' } as const;

/**
 * The later version where it is always drawn, its differences marked. States that are gone stand below it, and arrows
 * that are gone run straight between their old ends; what was written in a box, or led into its own, is told in words only.
 */
export function bothVersions(before: ChartDefinition, after: Chart, diff: readonly Difference[]): BothVersions {
  const { definition, layouts } = after;
  const gone = new Set(diff.filter(({ kind }) => kind === 'removed').map(({ id }) => id));
  const states = statesOf(before)
    .filter(({ id }) => gone.has(id) && !statesOf(definition).some((state) => state.id === id))
    .map((state): ChartState => ({ ...state, entry: [], exit: [], invokes: [], transitions: [], states: [] }));
  const { boxes, width, height } = below(states, layouts.wide);
  const placed = { ...layouts.wide.states, ...boxes };
  const arrows: Record<string, readonly Arrow[]> = { ...layouts.wide.arrows };
  const added = new Map<string, ChartState['transitions'][number][]>();
  for (const { source, transition } of transitionsOf(before)) {
    const from = placed[source.id];
    const id = `gone ${transition.id}`;
    const lines = transition.targets.flatMap((target) =>
      from && placed[target] && !target.startsWith(`${source.id}.`) ? [straight(from, placed[target])] : [],
    );
    if (gone.has(transition.id) && lines.length > 0 && !isWrittenInside(source, transition)) {
      arrows[id] = lines.map((line) => ({ line, label: labelOn(line) }));
      added.set(source.id, [...(added.get(source.id) ?? []), { ...transition, id }]);
    }
  }
  return {
    definition: { ...definition, root: withGone(definition.root, states, added) },
    layout: { ...layouts.wide, states: placed, arrows, width, height },
    marks: marksOf(diff, added),
  };
}

function withGone(
  root: ChartState,
  states: readonly ChartState[],
  added: ReadonlyMap<string, readonly ChartState['transitions'][number][]>,
): ChartState {
  const extend = (state: ChartState): ChartState => ({
    ...state,
    transitions: [...state.transitions, ...(added.get(state.id) ?? [])],
    states: state.states.map(extend),
  });
  const extended = extend(root);
  return { ...extended, states: [...extended.states, ...states.map(extend)] };
}

function marksOf(diff: readonly Difference[], added: ReadonlyMap<string, readonly { readonly id: string }[]>): Marks {
  const goneIds = new Set([...added.values()].flatMap((transitions) => transitions.map(({ id }) => id)));
  const marks = (what: Difference['what']) =>
    new Map(
      diff
        .filter((difference) => difference.what === what)
        .map(({ kind, id, words }): readonly [string, Mark] => {
          const drawnId = kind === 'removed' && goneIds.has(`gone ${id}`) ? `gone ${id}` : id;
          return [drawnId, { kind, badge: SIGNS[kind], words }];
        }),
    );
  // An id of the earlier version may mean another branch in the later one.
  const transitions = [...marks('transition')].filter(([id, { kind }]) => kind !== 'removed' || id.startsWith('gone '));
  return { states: marks('state'), transitions: new Map(transitions) };
}

function below(states: readonly ChartState[], layout: ChartLayout) {
  const boxes: Record<string, Box> = {};
  let x = GAP;
  for (const { id, key } of states) {
    const width = Math.ceil(textWidth(key, SIZE.title) + 2 * SIZE.badge);
    boxes[id] = { x, y: layout.height + GAP, width, height: SIZE.head + 2 };
    x += width + GAP;
  }
  const height = states.length === 0 ? layout.height : layout.height + SIZE.head + 2 * GAP + 2;
  return { boxes, width: Math.max(layout.width, x), height };
}

/** From the middle of one box's nearer edge to that of another. */
function straight(from: Box, to: Box): Line {
  const isBelow = to.y >= from.y + from.height;
  const isAbove = from.y >= to.y + to.height;
  const side = ({ x, y, width, height }: Box, isLower: boolean): readonly [number, number] =>
    isBelow || isAbove
      ? [x + width / 2, isLower ? y : y + height]
      : [from.x < to.x === isLower ? x : x + width, y + height / 2];
  return isAbove ? [side(from, true), side(to, false)] : [side(from, false), side(to, true)];
}

function labelOn(line: Line): Box {
  const [[startX, startY] = [0, 0], [endX, endY] = [0, 0]] = [line[0], line.at(-1)];
  return { x: (startX + endX) / 2 + 4, y: (startY + endY) / 2 - SIZE.line, width: 150, height: 2 * SIZE.line };
}
