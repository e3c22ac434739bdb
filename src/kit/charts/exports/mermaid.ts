import type { ChartDefinition, ChartState, ChartTransition } from '../definition';
import { statesOf, transitionsOf } from '../definition';
import { eventWords } from '../words';

/** A chart as a Mermaid state diagram. A transition that stays where it is becomes a loop marked "(stays)". */
export function toMermaid(chart: ChartDefinition): string {
  const arrows = transitionsOf(chart).flatMap(({ source, transition }) => arrowLines(source, transition));
  const notes = statesOf(chart).flatMap(({ id, description }) =>
    description === undefined ? [] : [`note right of ${safeId(id)} : ${safeText(description)}`],
  );
  return ['stateDiagram-v2', ...stateLines(chart.root), ...arrows, ...notes, ''].join('\n');
}

function stateLines(state: ChartState): readonly string[] {
  const head = `state "${safeText(state.key)}" as ${safeId(state.id)}`;
  if (state.states.length === 0) {
    return [head];
  }
  const initial = state.initial === undefined ? [] : [`[*] --> ${safeId(state.initial)}`];
  const inside = state.states.flatMap((child, place) => [
    ...(state.type === 'parallel' && place > 0 ? ['--'] : []),
    ...stateLines(child),
    ...(child.type === 'final' ? [`${safeId(child.id)} --> [*]`] : []),
  ]);
  return [`${head} {`, ...[...initial, ...inside].map((line) => `  ${line}`), '}'];
}

function arrowLines({ id }: ChartState, transition: ChartTransition): readonly string[] {
  const { guard, actions, targets } = transition;
  const words = [
    eventWords(transition),
    guard === undefined ? '' : `[${guard}]`,
    actions.length === 0 ? '' : `/ ${actions.join(', ')}`,
    targets.length === 0 ? '(stays)' : '',
  ];
  const label = safeText(words.filter(Boolean).join(' '));
  return (targets.length === 0 ? [id] : targets).map((target) => `${safeId(id)} --> ${safeId(target)} : ${label}`);
}

function safeId(id: string): string {
  return id.replace(/[^A-Za-z0-9]/g, '_');
}

/** Letters that mean something to Mermaid become its numbered entities. */
function safeText(text: string): string {
  return text.replace(/[#;:"]/g, (letter) => `#${letter.charCodeAt(0)};`).replace(/\s+/g, ' ');
}
