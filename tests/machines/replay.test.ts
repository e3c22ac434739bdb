import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';

import { replay } from '#statecharts/session/replay';
import { sessionFromLink, sessionToLink } from '#kit/session/link';
import { observeShop, recordShop, statesOfShop } from '#statecharts/session/system';
import type { Session } from '#kit/session/session';
import { endOf } from '#kit/session/session';
import { machinesBelow } from '#kit/session/states';
import { addressOf } from '#kit/session/address';
import { stateNodes } from '#kit/charts/transitions';
import type { ActorReport } from '#kit/session/report';
import { highlightsOf, standingOf } from '#statecharts/live/standing';
import { actorsAfter } from '#statecharts/session/standing-after';
import type { Shop } from '#shop';
import { anyCommand, openRecordedShop, runCommand } from '../support/shop-commands';
import { runs } from '../support/trust';

const NUMBER = '4929 1357 2468 0135';
const SECRETS = [NUMBER, '4929135724680135', '0135', 'velvet-otter-41'] as const;

/** Typed values that must not appear in a session. */
const secret = fc.constantFrom(
  { kind: 'open' as const, page: 'checkout', scope: '/Checkout', params: { step: 'billing' } },
  { kind: 'open' as const, page: 'log-in', scope: '/LogIn', params: {} },
  {
    kind: 'send' as const,
    to: 'checkout/payment/form',
    event: { type: 'field.changed', field: 'cardnum', value: NUMBER },
  },
  { kind: 'pay' as const, card: { name: 'Ada', cardnum: NUMBER, cvv: '987', expiry: '12/30' } },
  {
    kind: 'send' as const,
    to: 'log-in/form',
    event: { type: 'field.changed', field: 'password', value: 'velvet-otter-41' },
  },
);

/** Text typed key by key and deleted again. */
const keys = fc.record({
  kind: fc.constant('send' as const),
  to: fc.constantFrom('contact/form', 'log-in/form', 'checkout/payment/form', 'newsletter'),
  event: fc.record({
    type: fc.constant('field.changed'),
    field: fc.constantFrom('name', 'message', 'password'),
    value: fc.constantFrom('', 'o', 'oak', '🪑', '\uD83E'),
  }),
});

const contactPage = { kind: 'open' as const, page: 'contact', scope: '/ContactUs', params: {} };

/** Steps of the clock made by its buttons: each is recorded as an entry of its own. */
const move = fc.constantFrom(0, 1, 999, 4_999, 5_000).map((ms) => ({ kind: 'move' as const, ms }));

/** The session recorded while the session is replayed. */
function notedAgain(session: Session): Session {
  let noted: ReturnType<typeof recordShop> | undefined;
  replay(session, endOf(session), {
    onOpened: ({ shop, clock }) => {
      noted = recordShop(shop, { path: session.path, elapsed: clock.now });
    },
    onTimePassed: () => noted?.noteTime(),
  });
  return noted?.session() ?? session;
}

/** The states that the drawings light for each running machine, by address; each is watched in turn. */
function litIn(actors: readonly ActorReport[]) {
  const running = actors.filter(({ status }) => status === 'active');
  return Object.fromEntries(
    running.map(({ address, machine }) => {
      const { watched } = standingOf({ actors }, machine, address);
      return [address, [...highlightsOf({ log: [] }, machine, watched).active].toSorted()];
    }),
  );
}

/** The states that each machine's own snapshot is in, by address. */
function statesIn(shop: Shop) {
  return Object.fromEntries(
    machinesBelow(shop.actor).map((actor) => {
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      const isIn = ({ path }: AnyStateNode) => {
        const [leaf, ...parents] = path.toReversed();
        return (
          leaf === undefined || snapshot.matches(parents.reduce<StateValue>((inner, key) => ({ [key]: inner }), leaf))
        );
      };
      const states = stateNodes(snapshot.machine).filter(isIn);
      return [addressOf(actor), states.map(({ id }) => id).toSorted()];
    }),
  );
}

test('500 random visits with moves of the clock, opened by their links and by those that are taken there, light what they are in, and end in equal states, contexts and times', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          { weight: 4, arbitrary: anyCommand },
          { weight: 3, arbitrary: keys },
          { weight: 2, arbitrary: move },
          fc.constant(contactPage),
        ),
        { maxLength: 30, size: 'max' },
      ),
      (commands) => {
        const recorded = openRecordedShop();
        recorded.recording.foldTyping();
        const seen = observeShop(recorded.shop, {
          elapsed: recorded.clock.now,
          mask: recorded.recording.mask,
          entries: recorded.recording.count,
          onEvent: () => undefined,
        });
        for (const command of commands) {
          if (command.kind === 'move') {
            recorded.clock.advanceTo(recorded.clock.now() + command.ms);
            recorded.recording.noteTime();
          } else {
            runCommand(recorded, command);
          }
        }
        const session = sessionFromLink(sessionToLink(recorded.recording.session()));
        const lived = statesOfShop(recorded.shop, recorded.recording.mask);
        const isLivedAgain = (linked: Session) => {
          const { shop, clock } = replay(sessionFromLink(sessionToLink(linked)));
          expect(clock.now()).toBe(recorded.clock.now());
          expect(statesOfShop(shop, recorded.recording.mask)).toEqual(lived);
        };
        isLivedAgain(session);
        const lit = litIn(seen.actors());
        expect(lit).toEqual(statesIn(recorded.shop));
        expect(litIn(actorsAfter(session))).toEqual(lit);
        const opened = notedAgain(session);
        expect(notedAgain(opened)).toEqual(opened);
        isLivedAgain(opened);
      },
    ),
    runs(500),
  );
}, 600_000);

test('random visits, saved as links and replayed, end in equal states and contexts of all actors, without a secret', () => {
  const heard = new Set<string>();
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 6, arbitrary: anyCommand }, secret), { maxLength: 30, size: 'max' }),
      (commands) => {
        const recorded = openRecordedShop();
        commands.forEach((command) => runCommand(recorded, command));
        const written = JSON.stringify(recorded.recording.session());
        const session = sessionFromLink(sessionToLink(recorded.recording.session()));
        session.events.forEach(({ event }) => heard.add(event.type));
        const again = replay(session);
        expect(statesOfShop(again.shop, recorded.recording.mask)).toEqual(
          statesOfShop(recorded.shop, recorded.recording.mask),
        );
        expect(SECRETS.filter((words) => written.includes(words))).toEqual([]);
      },
    ),
    runs(150),
  );
  expect(heard.size).toBeGreaterThan(70);
}, 600_000);
