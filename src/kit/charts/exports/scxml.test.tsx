import { describe, expect, test } from 'vitest';

import type { ChartDefinition } from '../definition';
import { defineChart, statesOf, transitionsOf } from '../definition';
import { chartedMachines } from '#statecharts/machines';
import { toScxml } from './scxml';

describe.each(chartedMachines.map(defineChart))('$name as SCXML', (chart) => {
  const document = new DOMParser().parseFromString(toScxml(chart), 'application/xml');

  test('is well-formed and of the namespace of the standard', () => {
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/07/scxml');
  });

  test('reads back to the same states, first states and kinds', () => {
    expect(statesIn(document)).toEqual(
      statesOf(chart).map(({ id, type, initial }) => ({
        id,
        kind: type === 'atomic' || type === 'compound' ? 'state' : type,
        initial: initial ?? null,
      })),
    );
  });

  test('reads back to the same events, guards, targets and actions', () => {
    expect(transitionsIn(document)).toEqual(
      transitionsOf(chart).map(({ source, transition: { event, guard, targets, actions, reenters } }) => ({
        source: source.id,
        event,
        guard: guard ?? null,
        targets,
        actions,
        isInternal: targets.length > 0 && !reenters,
      })),
    );
  });

  test('sends every delayed event on entry and takes it back on exit', () => {
    const timers = delaysOf(chart);
    expect([...document.querySelectorAll('onentry > send')].map(timerOf)).toEqual(timers);
    expect([...document.querySelectorAll('onexit > cancel')].map((cancel) => cancel.getAttribute('sendid'))).toEqual(
      timers.map(({ event }) => event),
    );
  });
});

const KINDS = 'state, parallel, final, history';

function statesIn(document: Document) {
  return [...document.querySelectorAll(KINDS)].map((state) => ({
    id: state.id,
    kind: state.tagName,
    initial: state.getAttribute('initial'),
  }));
}

function transitionsIn(document: Document) {
  return [...document.querySelectorAll(KINDS)].flatMap((state) =>
    [...state.children]
      .filter(({ tagName }) => tagName === 'transition')
      .map((transition) => ({
        source: state.id,
        event: eventIn(transition.getAttribute('event') ?? ''),
        guard: transition.getAttribute('cond'),
        targets: (transition.getAttribute('target') ?? '').split(' ').filter(Boolean),
        actions: [...transition.children]
          .filter(({ localName }) => localName === 'action')
          .map((action) => action.getAttribute('name')),
        isInternal: transition.getAttribute('type') === 'internal',
      })),
  );
}

function eventIn(event: string): string {
  return event
    .replace(/^done\.invoke\./, 'xstate.done.actor.')
    .replace(/^error\.invoke\./, 'xstate.error.actor.')
    .replace(/^done\.state\./, 'xstate.done.state.');
}

function delaysOf(chart: ChartDefinition) {
  return transitionsOf(chart).flatMap(({ transition: { event, delay } }) =>
    delay ? [{ event, delay: delay.ms === undefined ? null : `${delay.ms}ms` }] : [],
  );
}

function timerOf(send: Element) {
  return { event: send.getAttribute('event'), delay: send.getAttribute('delay') };
}
