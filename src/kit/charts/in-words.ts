import type { ChartDefinition, ChartState, ChartTransition } from './definition';

/** As long as a line of a drawing may be, in characters. */
const LONGEST_LINE = 22;

/** The same machine, drawn by what is said of its states and transitions instead of their names. */
export function inWords(chart: ChartDefinition): ChartDefinition {
  return { ...chart, root: stateInWords(chart.root) };
}

function stateInWords(state: ChartState): ChartState {
  return {
    ...state,
    key: words(state.key),
    notes: lines(state.description),
    // It is written in the box.
    description: undefined,
    entry: [],
    exit: [],
    transitions: state.transitions.map(transitionInWords),
    states: state.states.map(stateInWords),
  };
}

function transitionInWords(transition: ChartTransition): ChartTransition {
  return transition.description === undefined
    ? transition
    : { ...transition, lines: lines(transition.description), description: undefined };
}

/** `inStock` as a title. */
function words(key: string): string {
  const apart = key.replaceAll(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}

/** A sentence in lines, broken between words. */
function lines(sentence = ''): readonly string[] {
  const broken: string[] = [];
  for (const word of sentence.split(/\s+/).filter(Boolean)) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LONGEST_LINE) {
      broken[broken.length - 1] = `${last} ${word}`;
    } else {
      broken.push(word);
    }
  }
  return broken;
}
