import { escaped } from '../../escaped';
import type { ChartDefinition, ChartState, ChartTransition } from '../definition';

const SCXML = 'http://www.w3.org/2005/07/scxml';
/** For what SCXML has no element: names of actions and descriptions. */
const OWN = 'https://larkwood.example/statecharts';

/**
 * A chart as SCXML (W3C, 2015). Delays become `send` on entry and `cancel` on exit; guards stand in `cond` by name,
 * actions as elements of another namespace, as the standard provides.
 */
export function toScxml({ name, root }: ChartDefinition): string {
  const attributes = { xmlns: SCXML, 'xmlns:larkwood': OWN, version: '1.0', name, initial: root.id };
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...element('scxml', attributes, stateLines(root)), ''].join('\n');
}

/** An event as SCXML names it. */
function scxmlEvent(event: string): string {
  return event
    .replace(/^xstate\.done\.actor\./, 'done.invoke.')
    .replace(/^xstate\.error\.actor\./, 'error.invoke.')
    .replace(/^xstate\.done\.state\./, 'done.state.');
}

function stateLines(state: ChartState): readonly string[] {
  const { id, type, initial, description, transitions, invokes, states } = state;
  const tags = {
    atomic: 'state',
    compound: 'state',
    parallel: 'parallel',
    final: 'final',
    history: 'history',
  } as const;
  return element(tags[type], { id, initial }, [
    ...(description === undefined ? [] : [`<larkwood:description>${escaped(description)}</larkwood:description>`]),
    ...executable('onentry', state.entry, transitions.flatMap(delayedSend)),
    ...executable('onexit', state.exit, transitions.flatMap(cancelled)),
    ...invokes.flatMap((invoke) => element('invoke', { id: invoke.id, src: invoke.source, type: 'xstate' }, [])),
    ...transitions.flatMap(transitionLines),
    ...states.flatMap(stateLines),
  ]);
}

function transitionLines({ event, guard, targets, reenters, actions, description }: ChartTransition) {
  const attributes = {
    event: event === '' ? undefined : scxmlEvent(event),
    cond: guard,
    target: targets.length === 0 ? undefined : targets.join(' '),
    type: targets.length > 0 && !reenters ? 'internal' : undefined,
  };
  return element('transition', attributes, [
    ...(description === undefined ? [] : [`<larkwood:description>${escaped(description)}</larkwood:description>`]),
    ...actions.map(actionLine),
  ]);
}

function delayedSend({ event, delay }: ChartTransition): readonly string[] {
  const time = delay?.ms === undefined ? { delayexpr: delay?.name } : { delay: `${delay.ms}ms` };
  return delay ? element('send', { event, id: event, ...time }, []) : [];
}

function cancelled({ event, delay }: ChartTransition): readonly string[] {
  return delay ? element('cancel', { sendid: event }, []) : [];
}

function executable(tag: string, actions: readonly string[], more: readonly string[]): readonly string[] {
  return actions.length + more.length === 0 ? [] : element(tag, {}, [...actions.map(actionLine), ...more]);
}

function actionLine(name: string): string {
  return `<larkwood:action name="${escaped(name)}"/>`;
}

function element(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: readonly string[],
): readonly string[] {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(value ?? '')}"`)
    .join('');
  return content.length === 0
    ? [`<${tag}${written}/>`]
    : [`<${tag}${written}>`, ...content.map((line) => `  ${line}`), `</${tag}>`];
}
