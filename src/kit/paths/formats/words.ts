import type { PathDocument, SuiteDocument } from '../document';

type Step = PathDocument['steps'][number];
type Place = Pick<Step, 'stateAfter' | 'activeStates'>;

/** The heading of a suite: what is covered, by how much, and what the least would be. */
export function settingWords({
  machine,
  criterion,
  goals,
  covered,
  paths,
  steps,
  stepsAtLeast,
  seed,
  bound,
}: SuiteDocument): string {
  const order = seed === undefined ? '' : `, seed ${seed}`;
  const limit = bound === undefined ? '' : `; walked on only from states with ${bound}`;
  return (
    `${machine}, ${criterion}: ${covered} of ${goals.length} goals in ${counted(paths.length, 'path')} and ` +
    `${counted(steps, 'step')} (no suite can do with fewer than ${stepsAtLeast})${order}${limit}`
  );
}

/** What happens: the event case, and what the drawing says about the branches it takes. */
export function happening({ case: name, branches }: Pick<Step, 'case' | 'branches'>): string {
  return sentence(
    [name, branches.map(({ description }) => description).join(' ')].filter((part) => part !== '').join(': '),
  );
}

/** What is so afterwards: the states that were not active before, or that nothing but data has changed. */
export function outcome(step: Place, before: Place): string {
  const known = new Set(before.activeStates.map(({ id }) => id));
  const entered = step.activeStates.filter(({ id }) => !known.has(id));
  const said = entered.map(({ description }) => description).join(' ');
  if (entered.length === 0) {
    return `still ${step.stateAfter}.`;
  }
  return said === '' ? `${step.stateAfter}.` : `${step.stateAfter}: ${said}`;
}

/** A step as a sentence: what happens, then what is so. */
export function stepSentence(step: Step, before: Place): string {
  return `${happening(step)} → ${outcome(step, before)}`;
}

/** `1 path`, `2 paths`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function sentence(text: string): string {
  return /[.!?"]$/.test(text) ? text : `${text}.`;
}
