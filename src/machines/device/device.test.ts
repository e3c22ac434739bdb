import { expect, test } from 'vitest';

import { cellsOf } from '#tests/support/cells';
import { deviceMachine } from './device.machine';

const kept = { type: 'write.kept' } as const;
const refused = { type: 'write.refused' } as const;
const closed = { type: 'warning.closed' } as const;

test('every state and event', () => {
  expect(
    cellsOf({
      machine: deviceMachine,
      input: undefined,
      reach: { keeping: [], warning: [refused], told: [refused, closed] },
      events: { kept, refused, closed },
    }),
  ).toEqual({
    keeping: { kept: '·', refused: 'refusing.warning', closed: '·' },
    warning: { kept: 'keeping', refused: '·', closed: 'refusing.told' },
    told: { kept: 'keeping', refused: '·', closed: '·' },
  });
});
