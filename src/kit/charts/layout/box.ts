import type { ChartInvoke, ChartState, ChartTransition } from '../definition';
import { withDescendants } from '../definition';
import { eventWords, transitionLines } from '../words';
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
export function arrowsOf(state: ChartState): readonly ChartTransition[] {
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

/** What is written beside the arrow of a bundle. */
export function bundleLines(bundle: readonly ChartTransition[]): readonly string[] {
  const [lead] = bundle;
  if (lead === undefined) {
    return [];
  }
  const events = new Set(bundle.map(eventWords)).size;
  if (bundle.length === 1) {
    return transitionLines(lead);
  }
  return events === 1 ? [eventWords(lead), `[${bundle.length} guards]`] : [`${events} events`];
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
