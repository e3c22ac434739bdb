import { ZOOM_IN, ZOOM_OUT } from '#domain/zoom';
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
    'it is enlarged by a step': { type: 'zoom.changed', ...ZOOM_IN },
    'it is reduced by a step': { type: 'zoom.changed', ...ZOOM_OUT },
    'it is moved to the left': { type: 'zoom.moved', by: { x: -0.25, y: 0 } },
    ...bare('zoom.closed', 'turn.opened', 'turn.closed', 'frame.loaded', 'frame.failed'),
    'it is turned to the right': { type: 'frame.turned', by: 1 },
    'it is turned to the left': { type: 'frame.turned', by: -1 },
    ...bare('picture.changed'),
  },
});
