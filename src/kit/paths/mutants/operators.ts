import { createMachine, not } from 'xstate';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { branchesOf, stateNodes, transitionId, transitions } from '#kit/charts/transitions';

export const OPERATORS = [
  'drop transition',
  'retarget',
  'unguard',
  'negate guard',
  'drop action',
  'swap branches',
  'drop reenter',
  'change delay',
  'change initial',
  'drop actor',
] as const;

type Operator = (typeof OPERATORS)[number];

/** A machine with one defect. */
export interface Mutant {
  /** `operator: transition or state id`, with what it was changed to where there is a choice. */
  readonly id: string;
  readonly operator: Operator;
  /** Builds the machine again, with the defect. */
  readonly build: () => AnyStateMachine;
}

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
type Branch = Mutable<AnyTransitionDefinition>;

/** An endless loop of `always` ends as an error. */
const MOST_MICROSTEPS = 100;

/** Every first-order mutant of a machine, each built from its configuration. */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const mutant = (operator: Operator, where: string, change: (copy: AnyStateMachine) => void): Mutant => ({
    id: `${operator}: ${where}`,
    operator,
    build: () => {
      const copy = copyOf(machine);
      change(copy);
      return copy;
    },
  });
  return [
    ...[...transitions(machine)].flatMap(([id, branch]) => branchMutants(id, branch, mutant)),
    ...stateNodes(machine).flatMap((node) => stateMutants(node, mutant)),
    ...delaysOf(machine).flatMap(([name, delay]) =>
      [delay - 1, delay + 1].map((wrong): Mutant => ({
        id: `change delay: ${name} ${wrong} ms`,
        operator: 'change delay',
        build: () => copyOf(machine.provide({ delays: { [name]: wrong } })),
      })),
    ),
  ];
}

type Make = (operator: Operator, where: string, change: (copy: AnyStateMachine) => void) => Mutant;

function branchMutants(id: string, branch: AnyTransitionDefinition, mutant: Make): readonly Mutant[] {
  const edit = (change: (copy: Branch) => void) => (copy: AnyStateMachine) => change(branchAt(copy, id));
  const drop = (copy: AnyStateMachine) => listOf(branchAt(copy, id)).splice(placeOf(branch), 1);
  const swap = (copy: AnyStateMachine) => {
    const list = listOf(branchAt(copy, id));
    list.splice(placeOf(branch), 2, ...list.slice(placeOf(branch), placeOf(branch) + 2).toReversed());
  };
  return [
    mutant('drop transition', id, drop),
    ...(branch.target ?? []).flatMap(siblingsOf).map(({ id: wrong }) =>
      mutant('retarget', `${id} → ${wrong}`, (copy) => {
        branchAt(copy, id).target = [nodeWith(copy, wrong)];
      }),
    ),
    ...(branch.guard === undefined
      ? []
      : [
          mutant(
            'unguard',
            id,
            edit((copy) => {
              delete copy.guard;
            }),
          ),
          mutant(
            'negate guard',
            id,
            edit((copy) => {
              copy.guard = not(copy.guard as never) as never;
            }),
          ),
        ]),
    ...branch.actions.map((action, index) =>
      mutant(
        'drop action',
        `${id} ${nameOf(action)}`,
        edit((copy) => {
          copy.actions = copy.actions.toSpliced(index, 1);
        }),
      ),
    ),
    ...(placeOf(branch) + 1 < branchesOf(branch).length ? [mutant('swap branches', id, swap)] : []),
    ...(branch.reenter
      ? [
          mutant(
            'drop reenter',
            id,
            edit((copy) => {
              copy.reenter = false;
            }),
          ),
        ]
      : []),
  ];
}

function stateMutants(node: AnyStateNode, mutant: Make): readonly Mutant[] {
  const first = node.type === 'compound' ? node.initial.target[0] : undefined;
  const own = (phase: 'entry' | 'exit') => [node.config[phase] ?? []].flat();
  return [
    ...(first ? siblingsOf(first) : []).map(({ id: wrong }) =>
      mutant('change initial', `${node.id} → ${wrong}`, (copy) => {
        (nodeWith(copy, node.id).initial as Mutable<AnyStateNode['initial']>).target = [nodeWith(copy, wrong)];
      }),
    ),
    ...(['entry', 'exit'] as const).flatMap((phase) =>
      own(phase).map((action, index) =>
        mutant('drop action', `${node.id} ${phase} ${nameOf(action)}`, (copy) => {
          const actions = nodeWith(copy, node.id)[phase] as unknown[];
          actions.splice(index, 1);
        }),
      ),
    ),
    ...node.invoke.map((actor, index) =>
      mutant('drop actor', `${node.id} ${actor.id}`, (copy) => {
        (nodeWith(copy, node.id).invoke as unknown[]).splice(index, 1);
      }),
    ),
  ];
}

function copyOf({ config, implementations }: AnyStateMachine): AnyStateMachine {
  const bounded = { ...config, options: { maxIterations: MOST_MICROSTEPS } };
  return createMachine(bounded as never, implementations as never);
}

/** Named delays that are a plain number. */
function delaysOf(machine: AnyStateMachine): readonly (readonly [string, number])[] {
  const used = new Set(stateNodes(machine).flatMap(({ after }) => after.map(({ delay }) => delay)));
  return Object.entries(machine.implementations.delays as Record<string, unknown>).flatMap(([name, delay]) =>
    used.has(name) && typeof delay === 'number' ? [[name, delay] as const] : [],
  );
}

function branchAt(machine: AnyStateMachine, id: string): Branch {
  const found = [...transitions(machine).values()].find((branch) => transitionId(branch) === id);
  if (!found) {
    throw new Error(`A copy of "${machine.id}" lacks the transition ${id}.`);
  }
  return found;
}

function nodeWith(machine: AnyStateMachine, id: string): AnyStateNode {
  return machine.getStateNodeById(id);
}

function listOf(branch: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return branchesOf(branch) as AnyTransitionDefinition[];
}

function placeOf(branch: AnyTransitionDefinition): number {
  return branchesOf(branch).indexOf(branch);
}

function siblingsOf(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(node.parent?.states ?? {}).filter((other) => other !== node && other.type !== 'history');
}

function nameOf(action: unknown): string {
  return typeof action === 'string' ? action : String((action as { readonly type?: string }).type);
}
