import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Stable id of a transition: source state, event, index of the guarded branch. */
export function transitionId(transition: AnyTransitionDefinition): string {
  return `${transition.source.id}|${transition.eventType || 'always'}|${branchesOf(transition).indexOf(transition)}`;
}

/** The branches that compete for an event in a state, in the order in which their guards are asked. */
export function branchesOf({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  return eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
}

/** Every state node of a machine, parents before children. */
export function stateNodes(machine: AnyStateMachine): readonly AnyStateNode[] {
  const walk = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(walk)];
  return walk(machine.root);
}

/** Every transition of a machine, `always`, `after` and done events included, by id. */
export function transitions(machine: AnyStateMachine): ReadonlyMap<string, AnyTransitionDefinition> {
  const all = stateNodes(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
  return new Map(all.map((transition) => [transitionId(transition), transition]));
}
