import type { ChartDefinition, ChartState, ChartTransition } from '../definition';
import { statesOf, withDescendants } from '../definition';
import { bundleLines, bundlesOf, legendOf } from '../layout/box';
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
  /** What is written beside it; nothing where it lies on the arrow of its bundle's lead. */
  readonly lines: readonly string[];
}

/** What is drawn of a machine, parents before children. */
export interface PlacedChart {
  readonly states: readonly PlacedState[];
  readonly initials: readonly ChartLayout['initials'][string][];
  readonly anywhere: readonly Box[];
  readonly arrows: readonly PlacedArrow[];
}

/** Puts a machine's parts where the layout has them; what lies in a folded state is left out, arrows end at its edge. */
export function sceneOf(chart: ChartDefinition, layout: ChartLayout, folded: ReadonlySet<string>): PlacedChart {
  const all = statesOf(chart);
  const legend = legendOf(chart);
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
    anywhere: shown.flatMap(({ id }) => (layout.anywhere[id] && !folded.has(id) ? [layout.anywhere[id]] : [])),
    arrows: all.flatMap((source) =>
      bundlesOf(source).flatMap((whole) => {
        // What is gone since another version has an arrow of its own beside the bundle.
        const [lead, ...rest] = whole;
        const bundle = whole.filter(({ id }) => id === lead?.id || layout.arrows[id] === undefined);
        const alone = rest.filter(({ id }) => layout.arrows[id] !== undefined);
        return [bundle, ...alone.map((one) => [one])].flatMap((each) => placed(each));
      }),
    ),
  };

  function placed(bundle: readonly ChartTransition[]): readonly PlacedArrow[] {
    const leadId = bundle[0]?.id ?? '';
    return bundle.flatMap((transition) =>
      (layout.arrows[leadId] ?? []).flatMap((arrow, index): PlacedArrow[] => {
        const sourceId = transition.id.slice(0, transition.id.indexOf('|')).replace(/^gone /, '');
        const out = foldedAway.get(sourceId);
        const into = foldedAway.get(transition.targets[index] ?? '');
        const isHidden =
          (out !== undefined && (out === into || out === transition.targets[index])) || into === sourceId;
        const { line, label } = cut(arrow, layout, out, into);
        const isLead = transition.id === leadId;
        return isHidden
          ? []
          : [
              {
                transition,
                index,
                arrow: { line, label: isLead ? label : undefined },
                lines: isLead ? bundleLines(bundle, legend) : [],
              },
            ];
      }),
    );
  }
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
