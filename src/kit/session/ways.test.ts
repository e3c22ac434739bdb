import { describe, expect, test } from 'vitest';

import { momentsOf } from './moments';
import type { LogEntry } from './report';
import type { SessionEntry } from './session';
import { emptySession, timePassed } from './session';
import type { Way } from './ways';
import { stepsOf, withWay } from './ways';

/** A visit in which every event moves the actor of its first letter, or nobody where it is `typed`. */
function visit(...types: readonly string[]): readonly Way[] {
  const entries = types.map((type, index): SessionEntry =>
    type === 'time' ? timePassed(index) : { at: index, to: type.charAt(0), event: { type } },
  );
  const session = { ...emptySession('/', { seed: 1, now: 0, stored: {} }), events: entries };
  const log = entries.map(
    ({ at, to, event }, index) =>
      ({
        id: index,
        at,
        to,
        event,
        place: index + 1,
        taken: [{ id: `${to} moved`, guard: undefined, actions: [], isMove: event.type !== 'typed' }],
      }) as never as LogEntry,
  );
  return stepsOf(session, momentsOf(session, log), (address) => address !== 'unseen');
}

/** A step in which an actor is told something; then each of some actors takes a transition, which moves it unless it stays. */
function step(
  entry: { readonly to: string; readonly type: string; readonly value?: number },
  ...rows: readonly { readonly to: string; readonly id: string; readonly stays?: boolean }[]
): readonly Way[] {
  const { to: told, ...event } = entry;
  const session = { ...emptySession('/', { seed: 1, now: 0, stored: {} }), events: [{ at: 0, to: told, event }] };
  const log = rows.map(
    ({ to, id, stays = false }, index) =>
      ({
        id: index,
        at: 0,
        to,
        event,
        place: 1,
        taken: [{ id, guard: undefined, actions: [], isMove: !stays }],
      }) as never as LogEntry,
  );
  return stepsOf(session, momentsOf(session, log), (address) => address !== 'unseen');
}

function written(ways: readonly Way[]): unknown {
  return ways.map(({ session, ways: more }) => [session.events.at(-1)?.event.type, written(more)]);
}

describe('the ways of a visit', () => {
  test('are the moments that led to a state, each with what had happened by then', () => {
    const steps = visit('open', 'typed', 'pay');
    expect(steps.map(({ session: { events } }) => events.length)).toEqual([1, 3]);
    expect(steps.map(({ moved, taken }) => [moved, taken])).toEqual([
      [['o'], ['o moved']],
      [['p'], ['p moved']],
    ]);
  });

  test('branch off where something else is done; what was done before stays', () => {
    const first = withWay([], visit('open', 'pay', 'close'));
    expect(written(first)).toEqual([['open', [['pay', [['close', []]]]]]]);
    const second = withWay(first, visit('open', 'typed', 'pay', 'leave'));
    expect(written(second)).toEqual([
      [
        'open',
        [
          [
            'pay',
            [
              ['close', []],
              ['leave', []],
            ],
          ],
        ],
      ],
    ]);
    expect(written(withWay(second, visit('look')))).toEqual([...(written(second) as unknown[]), ['look', []]]);
  });

  test('are the same ones after a step back, at another time, and where time passes twice', () => {
    const known = withWay([], visit('open', 'time', 'pay'));
    expect(withWay(known, visit('open'))).toBe(known);
    expect(withWay(known, [])).toBe(known);
    expect(withWay(known, visit('typed', 'open', 'time', 'pay'))).toBe(known);
  });

  test('are of actors that count and of transitions that move them, nothing else', () => {
    const paid = step(
      { to: 'form', type: 'pay' },
      { to: 'unseen', id: 'unseen|pay' },
      { to: 'form', id: 'form|pay', stays: true },
      { to: 'payment', id: 'payment|pay' },
      { to: 'payment', id: 'payment|told', stays: true },
      { to: 'cart', id: 'cart|clear' },
    );
    expect(paid.map(({ moved, taken }) => [moved, taken])).toEqual([
      [
        ['payment', 'cart'],
        ['payment|pay', 'cart|clear'],
      ],
    ]);
    expect(step({ to: 'unseen', type: 'look' }, { to: 'unseen', id: 'unseen|look' })).toEqual([]);
  });

  test('are told apart by who was told, by what, and by what came of it', () => {
    const came = { to: 'payment', id: 'payment|pay' };
    const others = [
      step({ to: 'form', type: 'pay', value: 1 }, came),
      step({ to: 'cart', type: 'pay', value: 1 }, came),
      step({ to: 'form', type: 'leave', value: 1 }, came),
      step({ to: 'form', type: 'pay', value: 2 }, came),
      step({ to: 'form', type: 'pay', value: 1 }, { to: 'payment', id: 'payment|decline' }),
    ];
    expect(others.reduce(withWay, [])).toHaveLength(5);
    expect([...others, ...others].reduce(withWay, [])).toHaveLength(5);
  });

  test('keep their order and what was known of each, whichever grows', () => {
    const known = [visit('open', 'pay'), visit('look')].reduce(withWay, []);
    const grown = withWay(known, visit('open', 'close'));
    expect(grown.map(({ key }) => key)).toEqual(known.map(({ key }) => key));
    expect(grown[0]?.ways.map(({ taken }) => taken)).toEqual([['p moved'], ['c moved']]);
    expect(grown[0]?.session).toBe(known[0]?.session);
    expect(grown[1]).toBe(known[1]);
  });
});
