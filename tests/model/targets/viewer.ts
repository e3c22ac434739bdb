import { viewerMachine } from '#machines/viewer/viewer.machine';

import { product, productPath } from '../../journeys/pages/facts';
import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { button, holds, is, MAIN, named, seen, unseen } from './someone';
import type { Someone, Spot } from './someone';

/** Photographed from all sides: once round in 24 pictures, a twenty-fourth of the circle apart. */
const KETTLE = 27;
const FRAMES = 24;
const DEGREES = 15;

const closer = button('Look closer', MAIN);
const turn = button('Turn it', MAIN);
const stop = button('Stop turning', MAIN);
const fetching = button('Fetching all sides', MAIN);
const slider = named('slider', `Turn ${product(KETTLE).name}`, MAIN);
const enlarged = named('group', /^Picture, enlarged/, MAIN);
const couldNotFetch: Spot = { role: 'status', saying: /The other sides could not be fetched/, within: MAIN };

const viewer: PageTarget<typeof viewerMachine> = {
  machine: 'viewer',
  place: 'the picture of a kettle',
  logic: viewerMachine,
  starts: [
    {
      name: 'a kettle on a phone',
      input: { frames: FRAMES },
      visit: { path: productPath(KETTLE), width: 'phone', mayMove: true, withheld: '/turn-' },
    },
  ],
  events: {
    'zoom.opened': [
      {
        name: 'Look closer is pressed',
        event: { type: 'zoom.opened' },
        cause: (someone) => someone.click(closer),
      },
    ],
    'zoom.closed': [
      {
        name: 'Look closer is pressed again',
        event: { type: 'zoom.closed' },
        cause: (someone) => someone.click(closer),
      },
    ],
    'turn.opened': [
      {
        name: 'Turn it is pressed',
        event: { type: 'turn.opened' },
        cause: (someone) => someone.click(turn),
        // A browser keeps the sides that have come: they would not come a second time.
        when: ({ context }) => context.loaded === 0,
      },
    ],
    'turn.closed': [
      {
        name: 'the turning is ended',
        event: { type: 'turn.closed' },
        cause: (someone) => someone.click(button(/^(Fetching all sides|Stop turning)$/, MAIN)),
      },
    ],
    'frame.loaded': [
      { name: 'a side comes', event: { type: 'frame.loaded' }, cause: (someone) => someone.deliver(true) },
    ],
    'frame.failed': [
      { name: 'a side comes as garbage', event: { type: 'frame.failed' }, cause: (someone) => someone.deliver(false) },
    ],
    'frame.turned': (['Right', 'Left'] as const).map((way) => ({
      name: `the ${way.toLowerCase()} arrow key is pressed`,
      event: { type: 'frame.turned', by: way === 'Right' ? 1 : -1 } as const,
      cause: (someone: Someone) => someone.press(`Arrow${way}`, slider),
    })),
    'picture.changed': [
      {
        name: 'the second picture is chosen',
        event: { type: 'picture.changed' },
        cause: (someone) => someone.click(button(/^Picture 2 of /, MAIN)),
      },
    ],
  },
  states: {
    whole: () => [seen(turn), is(closer, 'pressed', false), unseen(enlarged), unseen(couldNotFetch)],
    closer: () => [is(closer, 'pressed'), seen(enlarged), unseen(turn), unseen(couldNotFetch)],
    fetching: () => [seen(fetching), unseen(turn), unseen(closer), unseen(couldNotFetch)],
    turning: ({ context }) => [
      seen(stop),
      holds(slider, `${context.frame * DEGREES} degrees`),
      unseen(closer),
      unseen(couldNotFetch),
    ],
    failed: () => [seen(couldNotFetch), seen(turn), is(closer, 'pressed', false), unseen(slider)],
  },
  actor: (shop) => shop.actor.system.get(`product:${KETTLE}`)?.getSnapshot().children.viewer,
};

/** How a picture is looked at. */
export const viewerTargets = [onPage(viewer)];
