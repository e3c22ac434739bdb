import type { ChartDefinition, ChartState, ChartTransition } from '../definition';
import { durationWords, eventWords } from '../words';

const STATE = /^state "(.*)" as (\w+)( \{)?$/;
const INITIAL = /^\[\*\] --> (\w+)$/;
const FINAL = /^(\w+) --> \[\*\]$/;
const TRANSITION = /^(\w+) --> (\w+) : (.*)$/;
const NOTE = /^note right of (\w+) : (.*)$/;
const LABEL = /^(.+?)(?: \[(.*?)\])?(?: \/ (.*?))?( \(stays\))?$/;

/** What a diagram does not say of a state. */
const EMPTY = { tags: [], entry: [], exit: [], invokes: [] } as const;

/**
 * Reads what `toMermaid` has written, as far as a diagram says it: see `asDiagram`. Ids of transitions count the
 * transitions of their source. Throws a sentence for a line that it does not write.
 */
export function fromMermaid(name: string, text: string): ChartDefinition {
  const states = new Map<string, ReadState>();
  const around: ReadState[] = [];
  const stateOf = (id = ''): ReadState => {
    const state = states.get(id);
    if (!state) {
      throw new Error(`This diagram has no state ${id}.`);
    }
    return state;
  };
  const arrows: { source: ReadState; target: string; label: string }[] = [];
  const initials: [whole: ReadState, id: string][] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [isState, key = '', id = '', opens] = STATE.exec(line) ?? [];
    const [isInitial, initial = ''] = INITIAL.exec(line) ?? [];
    const [isFinal, final] = FINAL.exec(line) ?? [];
    const [isTransition, source, target, label = ''] = TRANSITION.exec(line) ?? [];
    const [isNote, noted, note = ''] = NOTE.exec(line) ?? [];
    const whole = around.at(-1);
    if (isState !== undefined) {
      const state = readState(whole, plainText(key), opens !== undefined);
      states.set(id, state);
      whole?.states.push(state);
      around.push(...(opens === undefined ? [] : [state]));
    } else if (isInitial !== undefined && whole) {
      initials.push([whole, initial]);
    } else if (isFinal !== undefined) {
      stateOf(final).type = 'final';
    } else if (isTransition !== undefined) {
      arrows.push({ source: stateOf(source), target: stateOf(target).id, label });
    } else if (isNote !== undefined) {
      stateOf(noted).description = plainText(note);
    } else if (line === '}') {
      around.pop();
    } else if (!['stateDiagram-v2', '--', ''].includes(line)) {
      throw new Error(`This is no line of a diagram of a machine: ${line}`);
    }
  }
  for (const [whole, id] of initials) {
    whole.type = 'compound';
    whole.initial = stateOf(id).id;
  }
  for (const [place, { source, target, label }] of arrows.entries()) {
    const before = arrows[place - 1];
    const isSame = before?.source === source && before.label === label;
    source.transitions = isSame
      ? withTarget(source.transitions, target)
      : [...source.transitions, readTransition(`${source.id}|${source.transitions.length}`, label, target)];
  }
  const [root] = states.values();
  if (!root) {
    throw new Error('This diagram has no state.');
  }
  return { name, root };
}

/**
 * What a diagram says of a chart, with the ids of the chart: states, where they begin, what is said of them; events as they
 * are drawn, guards, actions and targets. What it does not say, such as invoked actors, is empty.
 */
export function asDiagram({ name, root }: ChartDefinition): ChartDefinition {
  return { name, root: stateAsDiagram(root) };
}

function stateAsDiagram(state: ChartState): ChartState {
  const { id, key, type, description, initial } = state;
  return {
    ...EMPTY,
    id,
    key,
    type: type === 'history' ? 'atomic' : type,
    description: description?.replace(/\s+/g, ' '),
    initial,
    transitions: state.transitions.map((transition) => ({
      id: transition.id,
      event: eventWords(transition),
      guard: transition.guard,
      actions: transition.actions.length === 0 ? [] : [transition.actions.join(', ')],
      targets: transition.targets,
      reenters: false,
    })),
    states: state.states.map(stateAsDiagram),
  };
}

/** A state that is still being read. */
interface ReadState extends ChartState {
  type: ChartState['type'];
  description: string | undefined;
  initial: string | undefined;
  transitions: readonly ChartTransition[];
  readonly states: ReadState[];
}

/** States that are all active at once are the only ones around others that begin nowhere. */
function readState(whole: ReadState | undefined, key: string, hasStates: boolean): ReadState {
  return {
    ...EMPTY,
    id: whole ? `${whole.id}.${key}` : key,
    key,
    type: hasStates ? 'parallel' : 'atomic',
    description: undefined,
    initial: undefined,
    transitions: [],
    states: [],
  };
}

function readTransition(id: string, label: string, target: string): ChartTransition {
  const [, event = '', guard, actions, stays] = LABEL.exec(plainText(label)) ?? [];
  return {
    id,
    // Diagrams were written with all durations in seconds.
    event: event.replace(
      /^after ([\d.]+) s$/,
      (_, seconds: string) => `after ${durationWords(Number(seconds) * 1000)}`,
    ),
    guard,
    actions: actions === undefined ? [] : [actions],
    targets: stays === undefined ? [target] : [],
    reenters: false,
  };
}

/** A transition with several targets is as many arrows, one after another. */
function withTarget(transitions: readonly ChartTransition[], target: string): readonly ChartTransition[] {
  return transitions.map((transition, place) =>
    place === transitions.length - 1 ? { ...transition, targets: [...transition.targets, target] } : transition,
  );
}

function plainText(text: string): string {
  return text.replace(/#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
