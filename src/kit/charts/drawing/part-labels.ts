import type { ChartTransition } from '../definition';
import { transitionLines } from '../words';
import { boxText } from '../layout/box';
import type { Mark } from './marks';
import type { PlacedState } from './scene';

/** What a state's box is called by those who listen: what is written in it comes first. */
export function stateLabel({ state, isFolded }: PlacedState, mark: Mark | undefined, isActive: boolean): string {
  const notes = boxText(state).rows.filter(({ transition }) => transition === undefined);
  const written = [
    state.key,
    ...notes.map(({ text }) => text),
    isFolded ? `${state.states.length} states inside` : undefined,
  ];
  const kind = state.type === 'final' ? 'Final state' : 'State';
  return sentences(written, `${kind}${isActive ? ', active' : ''}.`, state.description, mark?.words);
}

/** What an arrow is called, or a transition that is written in a box. */
export function transitionLabel(
  transition: ChartTransition,
  lines: readonly string[] | undefined,
  mark: Mark | undefined,
): string {
  const own = transitionLines(transition);
  const isTold = lines?.join(' ').includes(own.join(' '));
  const written = !lines || lines.length === 0 ? own : isTold ? lines : [...lines, ...own];
  const to = transition.targets.length === 0 ? 'Stays.' : `To ${transition.targets.join(' and ')}.`;
  return sentences(written, to, transition.description, mark?.words);
}

function sentences(written: readonly (string | undefined)[], ...rest: readonly (string | undefined)[]): string {
  const lead = written.filter(Boolean).join(' ');
  return [lead.endsWith('.') ? lead : `${lead}.`, ...rest].filter(Boolean).join(' ');
}
