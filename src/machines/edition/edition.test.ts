import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';

import { place } from '#kit/paths/place';
import { cellsOf, startedActor } from '#tests/support/cells';

import { EDITION_INTERVAL_MS, editionMachine } from './edition.machine';

const shown = { type: 'page.shown' } as const;
const moved = { type: 'route.changed' } as const;
const missing = { type: 'file.missing' } as const;
const same = { type: 'edition.same' } as const;
const renewed = { type: 'edition.renewed' } as const;
const unknown = { type: 'edition.unknown' } as const;

/** What a machine asks of the browser while events arrive. */
function wanted(...events: readonly { readonly type: string }[]) {
  const clock = new SimulatedClock();
  const actor = startedActor(editionMachine, undefined, clock);
  const emitted: string[] = [];
  actor.on('*', ({ type }: { readonly type: string }) => emitted.push(type));
  for (const event of events) {
    actor.send(event as never);
  }
  return { actor, clock, emitted };
}

test('every state and event', () => {
  expect(
    cellsOf({
      machine: editionMachine,
      input: undefined,
      pathTo: {
        due: [],
        inAdvance: [moved],
        forThisPage: [missing],
        known: [moved, same],
        renewed: [moved, renewed],
        changingOver: [missing, renewed],
      },
      events: { shown, moved, missing, same, renewed, unknown },
    }),
  ).toEqual({
    due: { ...row('asking.inAdvance'), missing: 'asking.forThisPage', same: '·', renewed: '·', unknown: '·' },
    inAdvance: { ...row('·'), missing: 'asking.forThisPage', same: 'known', renewed: 'renewed', unknown: 'known' },
    forThisPage: { ...row('·'), missing: '·', same: 'known', renewed: 'changingOver', unknown: 'known' },
    known: { ...row('·'), missing: 'asking.forThisPage', same: '·', renewed: '·', unknown: '·' },
    renewed: { ...row('·'), missing: 'changingOver', same: '·', renewed: '·', unknown: '·' },
    changingOver: { ...row('·'), missing: '·', same: '·', renewed: '·', unknown: '·' },
  });
});

function row(shownOrMoved: string) {
  return { shown: shownOrMoved, moved: shownOrMoved };
}

test('asks the host once in five minutes, however many pages are opened', () => {
  const { actor, clock, emitted } = wanted(moved, same, moved, shown);
  clock.increment(EDITION_INTERVAL_MS - 1);
  actor.send(moved);
  expect(emitted).toEqual(['edition.wanted']);
  clock.increment(1);
  actor.send(shown);
  expect(emitted).toEqual(['edition.wanted', 'edition.wanted']);
});

test('asks at once when a file is missing, and opens the address again only if the shop was renewed', () => {
  const { actor, emitted } = wanted(moved, same, missing);
  expect(emitted).toEqual(['edition.wanted', 'edition.wanted']);
  actor.send(unknown);
  expect(emitted).not.toContain('document.wanted');
  actor.send(missing);
  actor.send(renewed);
  expect(emitted).toEqual(['edition.wanted', 'edition.wanted', 'edition.wanted', 'document.wanted']);
  actor.send(missing);
  expect(emitted.filter((type) => type === 'document.wanted')).toEqual(['document.wanted']);
});

test('a file that goes missing while the host is asked does not ask it twice', () => {
  const { actor, emitted } = wanted(moved, missing);
  expect(emitted).toEqual(['edition.wanted']);
  expect(place(actor.getSnapshot())).toBe('asking.forThisPage');
});

test.each([
  { name: 'nothing is known', events: [], isRenewed: false },
  { name: 'it is the same', events: [moved, same], isRenewed: false },
  { name: 'it was renewed', events: [moved, renewed], isRenewed: true },
  { name: 'the page is opened again', events: [missing, renewed], isRenewed: true },
])('links open as documents from when the shop was renewed: $name', ({ events, isRenewed }) => {
  expect(
    wanted(...events)
      .actor.getSnapshot()
      .hasTag('renewed'),
  ).toBe(isRenewed);
});
