import { bare, casesOf } from '#kit/paths/cases';

import { drawerMachine } from './drawer.machine';

export const cases = casesOf({
  name: 'drawer',
  machine: drawerMachine,
  starts: { 'the drawer': { name: 'menu' } },
  cases: {
    ...bare('drawer.opened', 'drawer.closed', 'route.changed'),
    'the window becomes wide': { type: 'viewport.changed', isWide: true },
    'the window becomes narrow': { type: 'viewport.changed', isWide: false },
  },
});
