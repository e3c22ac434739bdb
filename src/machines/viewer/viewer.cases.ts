import { bare, casesOf } from '#kit/paths/cases';

import { viewerMachine } from './viewer.machine';

export const cases = casesOf({
  name: 'viewer',
  machine: viewerMachine,
  starts: {
    'a product that can be turned': { frames: 3 },
    'a product that was never turned': { frames: 0 },
  },
  cases: {
    ...bare('zoom.opened', 'zoom.closed', 'turn.opened', 'turn.closed', 'frame.loaded', 'frame.failed'),
    'it is turned to the right': { type: 'frame.turned', by: 1 },
    'it is turned to the left': { type: 'frame.turned', by: -1 },
    ...bare('picture.changed'),
  },
});
