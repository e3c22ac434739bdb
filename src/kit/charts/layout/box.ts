import type { ChartDefinition, ChartInvoke, ChartState, ChartTransition } from '../definition';
import { statesOf, withDescendants } from '../definition';
import { transitionLines } from '../words';
import { textWidth } from './text-width';

/** Sizes of the drawing in px. A badge is kept free beside all words, for counts and marks. */
export const SIZE = { title: 14, text: 12, line: 16, pad: 10, head: 30, dot: 10, badge: 26 } as const;

const NARROWEST = 84;
const TOP_GAP = 4;

/** A line of text in a state's box. */
export interface Row {
  readonly text: string;
  /** Below the top edge of the box; the middle of the line. */
  readonly y: number;
  /** The transition it tells of; undefined for what is done on entry, on exit and meanwhile. */
  readonly transition: string | undefined;
  /** A second line of the same transition is set in. */
  readonly isMore: boolean;
  /** The actor that runs meanwhile, where it tells of one. */
  readonly invoke?: ChartInvoke | undefined;
}

/** What is written in a state's box, and how much room that takes. */
export interface BoxText {
  readonly rows: readonly Row[];
  readonly width: number;
  readonly height: number;
}

/** Whether a transition is written in the box of its state: when it never leaves that state. */
export function isWrittenInside(state: ChartState, { targets, reenters }: ChartTransition): boolean {
  const isLoop = reenters && state.states.length === 0 && targets.length > 0;
  return !isLoop && targets.every((target) => target === state.id);
}

/** Whether a transition leads from a state, wherever in it the machine is, to states in it. */
export function isInward(state: ChartState, { targets }: ChartTransition): boolean {
  const own = new Set(withDescendants(state).map(({ id }) => id));
  return targets.some((target) => target !== state.id) && targets.every((target) => own.has(target));
}

/** The transitions of a state that are drawn as arrows. */
function arrowsOf(state: ChartState): readonly ChartTransition[] {
  return state.transitions.filter((transition) => !isWrittenInside(state, transition));
}

/** From so many on, arrows between the same two states are one. */
const BUNDLE_FROM = 3;

/** The arrows of a state; those that lead to the same place are one bundle, its first transition the lead. */
export function bundlesOf(state: ChartState): readonly (readonly ChartTransition[])[] {
  const byTarget = new Map<string, ChartTransition[]>();
  for (const transition of arrowsOf(state)) {
    const key = transition.targets.join(' ');
    byTarget.set(key, [...(byTarget.get(key) ?? []), transition]);
  }
  return [...byTarget.values()].flatMap((same) =>
    same.length >= BUNDLE_FROM && same[0]?.targets.length === 1 ? [same] : same.map((one) => [one]),
  );
}

/** So many lines have room beside an arrow. */
const MOST_LINES = 14;

/** An arrow of several transitions that has no room beside it for all of them. */
export interface LegendEntry {
  /** Id of its first transition. */
  readonly id: string;
  /** The states it leads from and to. */
  readonly from: string;
  readonly to: string;
  /** All that it stands for. */
  readonly transitions: readonly string[];
}

/** What has no room beside its arrows; arrows refer to it by number, counted from 1. */
export function legendOf(chart: ChartDefinition): readonly LegendEntry[] {
  const keys = new Map(statesOf(chart).map(({ id, key }) => [id, key]));
  return statesOf(chart).flatMap((state) =>
    bundlesOf(state).flatMap((bundle): LegendEntry[] => {
      const [lead] = bundle;
      const entries = bundleEntries(bundle);
      return lead === undefined || bundle.length === 1 || entries.flat().length <= MOST_LINES
        ? []
        : [
            {
              id: lead.id,
              from: state.key,
              to: keys.get(lead.targets[0] ?? '') ?? '',
              transitions: entries.map((lines) => lines.join(' ')),
            },
          ];
    }),
  );
}

/** What is written beside the arrow of a bundle. */
export function bundleLines(
  bundle: readonly ChartTransition[],
  legend: readonly Pick<LegendEntry, 'id'>[],
): readonly string[] {
  const [lead] = bundle;
  if (lead === undefined || bundle.length === 1) {
    return lead ? transitionLines(lead) : [];
  }
  const entries = bundleEntries(bundle).map(([first = '', ...rest]) => [`• ${first}`, ...rest]);
  const number = legend.findIndex(({ id }) => id === lead.id) + 1;
  if (number === 0) {
    return entries.flat();
  }
  const shown = entries.filter((_, place) => entries.slice(0, place + 1).flat().length < MOST_LINES);
  return [...shown.flat(), `and ${entries.length - shown.length} more: see ${number} below`];
}

/** The transitions of a bundle, each as the lines that tell of it; those that are told alike once. */
function bundleEntries(bundle: readonly ChartTransition[]): readonly (readonly string[])[] {
  const told = bundle.map((transition) => (transition.lines ?? [transitionLines(transition).join(' ')]).join('\n'));
  return [...new Set(told)].map((lines) => lines.split('\n'));
}

/** Lays out the words of one state. */
export function boxText(state: ChartState): BoxText {
  const lines = [
    ...(state.notes ?? []).map(note),
    ...state.entry.map((action) => note(`entry / ${action}`)),
    ...state.exit.map((action) => note(`exit / ${action}`)),
    ...state.invokes.map((invoke) => ({ ...note(invokeWords(invoke)), invoke })),
    ...state.transitions.filter((transition) => isWrittenInside(state, transition)).flatMap(insideLines),
  ];
  const rows = lines.map((line, index) => ({ ...line, y: SIZE.head + TOP_GAP + SIZE.line * (index + 0.5) }));
  const title = textWidth(state.key, SIZE.title) + (state.states.length > 0 ? 2 : 1) * SIZE.badge;
  const texts = lines.map(({ text, isMore }) => textWidth(text, SIZE.text) + SIZE.badge + (isMore ? SIZE.pad : 0));
  return {
    rows,
    width: Math.ceil(Math.max(NARROWEST, title, ...texts) + 2 * SIZE.pad),
    height: SIZE.head + SIZE.line * rows.length + (rows.length > 0 ? TOP_GAP + SIZE.pad - 4 : 2),
  };
}

function note(text: string): Omit<Row, 'y'> {
  return { text, transition: undefined, isMore: false };
}

function invokeWords({ id, source }: ChartInvoke): string {
  return `▷ ${id === source || id === '' ? source : `${id}: ${source}`}`;
}

function insideLines(transition: ChartTransition): readonly Omit<Row, 'y'>[] {
  const written = transitionLines(transition);
  const whole = written.join(' ');
  const lines = whole.length <= 34 ? [whole] : written;
  return lines.map((text, index) => ({ text, transition: transition.id, isMore: index > 0 }));
}
