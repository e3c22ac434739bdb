import { CHOSEN, product, productPath } from '#fixtures/chosen-products';
import { button, holds, is, MAIN, named, seen, unseen } from '#kit/paths/driver';
import type { Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';

import { cases } from './viewer.cases';

/** A full turn in 24 frames. */
const FRAMES = 24;
const DEGREES = 15;

const closer = button('Look closer', MAIN);
const turn = button('Turn it', MAIN);
const stop = button('Stop turning', MAIN);
const fetching = button('Fetching all sides', MAIN);
const slider = named('slider', `Turn ${product(CHOSEN.kettle).name}`, MAIN);
const enlarged = named('group', /^Picture, enlarged/, MAIN);
const couldNotFetch: Locator = { role: 'status', saying: /The other sides could not be fetched/, within: MAIN };

export const places = placesOf(cases, [
  {
    place: 'the picture of a kettle',
    starts: [
      {
        name: 'a kettle on a phone',
        input: { frames: FRAMES },
        visit: { path: productPath(CHOSEN.kettle), width: 'phone', mayMove: true, withheld: '/turn-' },
      },
    ],
    events: {
      'zoom.opened': [
        { case: 'zoom.opened', words: 'Look closer is pressed', cause: (driver) => driver.click(closer) },
      ],
      'zoom.closed': [
        { case: 'zoom.closed', words: 'Look closer is pressed again', cause: (driver) => driver.click(closer) },
      ],
      'turn.opened': [
        {
          case: 'turn.opened',
          words: 'Turn it is pressed',
          cause: (driver) => driver.click(turn),
          // The browser caches loaded frames: they are not requested again.
          when: ({ context }) => context.loaded === 0,
        },
      ],
      'turn.closed': [
        {
          case: 'turn.closed',
          words: 'the turning is ended',
          cause: (driver) => driver.click(button(/^(Fetching all sides|Stop turning)$/, MAIN)),
        },
      ],
      'frame.loaded': [{ case: 'frame.loaded', words: 'a side comes', cause: (driver) => driver.deliver(true) }],
      'frame.failed': [
        { case: 'frame.failed', words: 'a side comes as garbage', cause: (driver) => driver.deliver(false) },
      ],
      'frame.turned': [
        {
          case: ['it is turned to the right', 'it is turned to the left'],
          cause: (driver, { by }) => driver.press(by > 0 ? 'ArrowRight' : 'ArrowLeft', slider),
        },
      ],
      'picture.changed': [
        {
          case: 'picture.changed',
          words: 'the second picture is chosen',
          cause: (driver) => driver.click(button(/^Picture 2 of /, MAIN)),
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
    actor: `product:${CHOSEN.kettle}/viewer`,
  },
]);
