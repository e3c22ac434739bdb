import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { nameOf } from './named';
import { transitionId } from './transitions';

/** A machine as plain data: what is drawn, exported and compared. Functions are left out, their names stay. */
export interface ChartDefinition {
  /** Its name in the registry. */
  readonly name: string;
  readonly root: ChartState;
}

export interface ChartState {
  /** The node id, such as `toast.visible`. */
  readonly id: string;
  readonly key: string;
  readonly type: AnyStateNode['type'];
  readonly description?: string | undefined;
  readonly tags: readonly string[];
  /** Id of the state that is entered first. */
  readonly initial?: string | undefined;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
  /** Lines that its drawing begins with; none where it speaks by names. */
  readonly notes?: readonly string[] | undefined;
}

/** An actor that runs while its state is active. */
export interface ChartInvoke {
  readonly id: string;
  readonly source: string;
}

export interface ChartTransition {
  /** See `transitionId`. */
  readonly id: string;
  /** The event's type; empty for `always`. */
  readonly event: string;
  readonly guard?: string | undefined;
  readonly actions: readonly string[];
  /** Ids of states; none when it stays where it is. */
  readonly targets: readonly string[];
  readonly reenters: boolean;
  readonly description?: string | undefined;
  /** For `after`: how long, by name and in ms as far as they are known. */
  readonly delay?: { readonly name?: string | undefined; readonly ms?: number | undefined } | undefined;
  /** The lines of its drawing, where it does not speak by names. */
  readonly lines?: readonly string[] | undefined;
}

const UNNAMED = 'unnamed';

/** Reads a machine. */
export function defineChart({ name, machine }: { name: string; machine: AnyStateMachine }): ChartDefinition {
  return { name, root: defineState(machine, machine.root) };
}

/** Every state of a chart, parents before children. */
export function statesOf({ root }: ChartDefinition): readonly ChartState[] {
  return withDescendants(root);
}

/** A state and all states in it, parents before children. */
export function withDescendants(state: ChartState): readonly ChartState[] {
  return [state, ...state.states.flatMap(withDescendants)];
}

/** Every transition of a chart beside the state it leaves. */
export function transitionsOf(
  chart: ChartDefinition,
): readonly { readonly source: ChartState; readonly transition: ChartTransition }[] {
  return statesOf(chart).flatMap((source) => source.transitions.map((transition) => ({ source, transition })));
}

/** A state's keys from the root, joined by dots, as addresses name it. The root's is empty. */
export function pathOf(chart: ChartDefinition, stateId: string): string {
  const rootId = chart.root.id;
  return stateId === rootId ? '' : stateId.slice(rootId.length + 1);
}

/** The id of the state that an address names. */
export function idOfPath(chart: ChartDefinition, path: string | undefined): string | undefined {
  return path === undefined ? undefined : [chart.root.id, ...(path === '' ? [] : [path])].join('.');
}

function defineState(machine: AnyStateMachine, node: AnyStateNode): ChartState {
  const all = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  const [initial] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    description: node.description,
    tags: node.tags,
    initial: initial?.id,
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, source: nameOf(src) ?? UNNAMED })),
    transitions: all.map((transition) => defineTransition(machine, transition)),
    states: Object.values(node.states).map((child) => defineState(machine, child)),
  };
}

function defineTransition(machine: AnyStateMachine, transition: AnyTransitionDefinition): ChartTransition {
  return {
    id: transitionId(transition),
    event: transition.eventType,
    guard: transition.guard === undefined ? undefined : (nameOf(transition.guard) ?? UNNAMED),
    actions: namesOf(transition.actions),
    targets: (transition.target ?? []).map(({ id }) => id),
    reenters: transition.reenter,
    description: transition.description,
    delay: delayOf(machine, transition),
  };
}

function delayOf(machine: AnyStateMachine, { source, eventType }: AnyTransitionDefinition): ChartTransition['delay'] {
  const delay = source.after.find((delayed) => delayed.eventType === eventType)?.delay;
  if (typeof delay === 'number') {
    return { ms: delay };
  }
  if (typeof delay !== 'string') {
    return undefined;
  }
  const ms: unknown = machine.implementations.delays[delay];
  return { name: delay, ms: typeof ms === 'number' ? ms : undefined };
}

/** Names of actions; what XState adds by itself, to run its timers, is left out. */
function namesOf(actions: readonly unknown[]): readonly string[] {
  return actions.filter((action) => !isBuiltIn(action)).map((action) => nameOf(action) ?? UNNAMED);
}

/** XState's own are functions that have a type. */
function isBuiltIn(action: unknown): boolean {
  return typeof action === 'function' && 'type' in action && String(action.type).startsWith('xstate.');
}
