import { stateNodes } from '#kit/charts/transitions';
import { STAGE_PATH } from '../address';
import type { ChartedMachine } from '../machines';
import { chartedMachines } from '../machines';
import { sessionToLink } from '#kit/session/link';
import type { StagePicture } from './picture';
import { pictureOf } from './picture';
import { stillQuery } from './stage-query';

/** A state on a contact sheet: where to see it, or why no page shows it. */
export interface Print {
  /** The id of the state's node, such as `payment.declined`. */
  readonly id: string;
  /** The state within its machine, such as `visible.held`. */
  readonly state: string;
  /** A final state is shown by the page right after it: its machine has stopped by then. */
  readonly isFinal: boolean;
  readonly shown: PrintPlace | { readonly reason: string };
}

interface PrintPlace {
  readonly href: string;
  /** What of the page it is about, as a CSS selector. */
  readonly part: string;
}

/** Every state of a machine that has no states in it, each as the page that shows it, standing still, at a width in px. */
export function sheetOf({ machine }: Pick<ChartedMachine, 'machine'>, widthPx: number): readonly Print[] {
  return stateNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id, path, type }) => ({
      id,
      state: path.join('.'),
      isFinal: type === 'final',
      shown: printOf(id, widthPx),
    }));
}

/** The page that shows a state, by its node id, standing still at a width in px. */
export function printOf(id: string, widthPx: number): Print['shown'] {
  const picture = pictureOf([id], widthPx);
  return 'reason' in picture ? picture : placeOf(picture);
}

/** Where a session stands still, with a part of its page in the middle. */
export function placeOf({ session, part }: Pick<StagePicture, 'session' | 'part'>): PrintPlace {
  return { href: `${STAGE_PATH}?${stillQuery(part)}#${sessionToLink(session)}`, part };
}

/** The contact sheets of all machines at a width in px, in the order of their names. */
export function allSheets(widthPx: number): readonly { readonly machine: string; readonly prints: readonly Print[] }[] {
  return chartedMachines.map((charted) => ({ machine: charted.name, prints: sheetOf(charted, widthPx) }));
}
