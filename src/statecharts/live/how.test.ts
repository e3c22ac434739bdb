import { expect, test } from 'vitest';

import type { Report } from '#kit/session/report';
import { emptySession } from '#kit/session/session';
import { sayHow } from './how';

const event = (type: string) => ({ at: 0, to: 'shop', event: { type } });
const opened = { ...emptySession('/', { seed: 1, now: 0, stored: {} }), events: [event('world.entered')] };
const point = { session: opened, until: 100 };

function report(now: number, ...types: readonly string[]): Report {
  const session = { ...opened, events: [...opened.events, ...types.map(event)] };
  return { now, session, path: '/', isRunning: false, actors: [], timers: [], offers: [], log: [] };
}

const GONE_ON = 'More has happened since: the timeline says what.';

test.each([
  ['a page', [], undefined, 'The page as it opens.'],
  [
    'a state',
    ['the shopper pays', 'a lamp is added'],
    undefined,
    'How it got here: the shopper pays; a lamp is added.',
  ],
  ['a link', undefined, undefined, 'The shop as the link has it.'],
  ['a page that is drawn', [], report(100, 'page.entered'), 'The page as it opens.'],
  ['a page that was used', [], report(100, 'cart.cleared'), `The page as it opens. ${GONE_ON}`],
  ['a state that time has left', ['the shopper waits'], report(101), `How it got here: the shopper waits. ${GONE_ON}`],
])('under the picture of %s stands how it comes to be', (_, moves, seen, words) => {
  expect(sayHow({ moves, point }, seen)).toBe(words);
});
