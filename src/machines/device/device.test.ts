import { expect, test } from 'vitest';

import { cellsOf, startedActor } from '#tests/support/cells';
import { deviceMachine } from './device.machine';

const kept = { type: 'write.kept' } as const;
const refused = { type: 'write.refused' } as const;
const outdated = { type: 'write.refused', isOutdated: true } as const;
const closed = { type: 'warning.closed' } as const;

test('every state and event', () => {
  expect(
    cellsOf({
      machine: deviceMachine,
      input: undefined,
      pathTo: { keeping: [], warning: [refused], told: [refused, closed] },
      events: { kept, refused, closed },
    }),
  ).toEqual({
    keeping: { kept: '·', refused: 'refusing.warning', closed: '·' },
    warning: { kept: 'keeping', refused: '·', closed: 'refusing.told' },
    told: { kept: 'keeping', refused: '·', closed: '·' },
  });
});

test.each([
  { name: 'nothing was refused yet', events: [], isOutdated: false },
  { name: 'there is no room', events: [refused], isOutdated: false },
  { name: 'a newer edition of the shop has written', events: [outdated], isOutdated: true },
  { name: 'what is told first is told on', events: [refused, outdated], isOutdated: false },
  { name: 'a newer edition at first, no room later', events: [outdated, kept, refused], isOutdated: false },
])('whether the page is outdated: $name', ({ events, isOutdated }) => {
  const actor = startedActor(deviceMachine, undefined);
  events.forEach((event) => actor.send(event));
  expect(actor.getSnapshot().context).toEqual({ isOutdated });
});
