import { expect, test } from 'vitest';

import { cellsOf } from '#tests/support/cells';
import { drawerMachine } from './drawer.machine';

const opened = { type: 'drawer.opened' } as const;

test('every state and event: a page that is left and a wide window close the panel', () => {
  expect(
    cellsOf({
      machine: drawerMachine,
      input: { name: 'menu' },
      pathTo: { closed: [], open: [opened] },
      events: {
        opened,
        closed: { type: 'drawer.closed' },
        elsewhere: { type: 'route.changed' },
        wide: { type: 'viewport.changed', isWide: true },
        narrow: { type: 'viewport.changed', isWide: false },
      },
    }),
  ).toEqual({
    closed: { opened: 'open', closed: '·', elsewhere: '·', wide: '·', narrow: '·' },
    open: { opened: '·', closed: 'closed', elsewhere: 'closed', wide: 'closed', narrow: '·' },
  });
});
