import type { ChartDefinition, ChartState, ChartTransition } from '../definition';
import { statesOf, withDescendants } from '../definition';
import { arrowsOf } from '../layout/box';
import type { Arrow, Box, ChartLayout } from '../layout/chart-layout';
import { from, isInside, middle, upTo } from './lines';

export interface PlacedState {
  readonly state: ChartState;
  readonly box: Box;
  readonly isRegion: boolean;
  readonly isFolded: boolean;
}

export interface PlacedArrow {
  readonly transition: ChartTransition;
  readonly arrow: Arrow;
  /** Tells apart the arrows of one transition. */
  readonly index: number;
}

/** What is drawn of a machine, parents before children. */
export interface Scene {
  readonly states: readonly PlacedState[];
  readonly initials: readonly ChartLayout['initials'][string][];
  readonly arrows: readonly PlacedArrow[];
}

/** Puts a machine's parts where the layout has them; what lies in a folded state is left out, arrows end at its edge. */
export function sceneOf(chart: ChartDefinition, layout: ChartLayout, folded: ReadonlySet<string>): Scene {
  const all = statesOf(chart);
  const foldedAway = new Map<string, string>();
  for (const state of all.filter(({ id }) => folded.has(id) && !foldedAway.has(id))) {
    for (const inner of withDescendants(state).slice(1)) {
      foldedAway.set(inner.id, state.id);
    }
  }
  const regions = new Set(all.flatMap((state) => (state.type === 'parallel' ? state.states.map(({ id }) => id) : [])));
  const shown = all.filter(({ id }) => !foldedAway.has(id));
  return {
    states: shown.flatMap((state): PlacedState[] => {
      const box = layout.states[state.id];
      return box ? [{ state, box, isRegion: regions.has(state.id), isFolded: folded.has(state.id) }] : [];
    }),
    initials: shown.flatMap(({ id }) => (layout.initials[id] && !folded.has(id) ? [layout.initials[id]] : [])),
    arrows: all.flatMap((source) =>
      arrowsOf(source).flatMap((transition) =>
        (layout.arrows[transition.id] ?? []).flatMap((arrow, index): PlacedArrow[] => {
          const out = foldedAway.get(source.id);
          const into = foldedAway.get(transition.targets[index] ?? '');
          const isHidden = out !== undefined && (out === into || out === transition.targets[index]);
          return isHidden ? [] : [{ transition, index, arrow: cut(arrow, layout, out, into) }];
        }),
      ),
    ),
  };
}

/** Leaves away what of an arrow lies in the folded states it comes from or leads into. */
function cut(arrow: Arrow, { states }: ChartLayout, out: string | undefined, into: string | undefined): Arrow {
  let { line, label } = arrow;
  for (const [id, cutting] of [
    [out, from],
    [into, upTo],
  ] as const) {
    const box = states[id ?? ''];
    if (box) {
      line = cutting(line, box);
      label = label && isInside(middle(label), box) ? undefined : label;
    }
  }
  return { line, label };
}
