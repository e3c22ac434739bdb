import fc from 'fast-check';
import { expect, test } from 'vitest';

import { replay } from '../../src/inspector/session/replay';
import { parseSession } from '../../src/inspector/session/session';
import { statesOf } from '../../src/inspector/session/states';
import { anyCommand, beginWalk, follow } from '../support/shop-walk';

const NUMBER = '4929 1357 2468 0135';
const SECRETS = [NUMBER, '4929135724680135', '0135', 'velvet-otter-41'] as const;

/** Someone types what must not be written down. */
const secret = fc.constantFrom(
  { kind: 'open' as const, page: 'checkout', scope: '/Checkout', params: { step: 'billing' } },
  { kind: 'open' as const, page: 'log-in', scope: '/LogIn', params: {} },
  {
    kind: 'send' as const,
    to: 'checkout/payment',
    event: { type: 'field.changed', field: 'cardnum', value: NUMBER },
  },
  {
    kind: 'send' as const,
    to: 'checkout/payment',
    event: {
      type: 'card.submitted',
      amount: 100,
      card: { name: 'Ada', cardnum: NUMBER, cvv: '987', expiry: '12/30' },
    },
  },
  {
    kind: 'send' as const,
    to: 'log-in/form',
    event: { type: 'field.changed', field: 'password', value: 'velvet-otter-41' },
  },
);

test('600 random visits, saved as JSON and replayed, end in equal states and contexts of all actors, without a secret', () => {
  const heard = new Set<string>();
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 6, arbitrary: anyCommand }, secret), { maxLength: 30, size: 'max' }),
      (commands) => {
        const walk = beginWalk();
        commands.forEach((command) => follow(walk, command));
        const written = JSON.stringify(walk.recording.session());
        const session = parseSession(written);
        session.events.forEach(({ event }) => heard.add(event.type));
        const again = replay(session, walk.clock.now());
        expect(statesOf(again.shop, walk.recording.mask)).toEqual(statesOf(walk.shop, walk.recording.mask));
        expect(SECRETS.filter((words) => written.includes(words))).toEqual([]);
      },
    ),
    { numRuns: 600 },
  );
  expect(heard.size).toBeGreaterThan(70);
}, 240_000);
