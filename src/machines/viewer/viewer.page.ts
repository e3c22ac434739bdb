import { CHOSEN, product, productPath } from '#fixtures/chosen-products';
import { button, holds, MAIN, named, seen, unseen } from '#kit/paths/driver';
import type { Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';

import { cases } from './viewer.cases';

/** A full turn in 24 frames. */
const FRAMES = 24;
const DEGREES = 15;

const closer = button('Look closer', MAIN);
const whole = button('Whole picture', MAIN);
/** A button on the picture that is there unless it turns. */
const onPicture = button(/^(Look closer|Whole picture)$/, MAIN);
const turn = button('Turn it', MAIN);
const stop = button('Stop turning', MAIN);
const fetching = button('Fetching all sides', MAIN);
const slider = named('slider', `Turn ${product(CHOSEN.kettle).name}`, MAIN);
const enlarged = named('group', /^Picture, enlarged/, MAIN);
const couldNotFetch: Locator = { role: 'status', saying: /The other sides could not be fetched/, within: MAIN };

/** Where the picture does not turn. Not with each number of sides that have come before, or the model has too many states. */
function isStill({
  value,
  context,
}: {
  readonly value: string;
  readonly context: { readonly loaded: number };
}): boolean {
  return context.loaded === 0 && (value === 'whole' || value === 'closer' || value === 'failed');
}

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
      'zoom.changed': [
        {
          case: 'it is enlarged by a step',
          words: '+ is pressed',
          cause: (driver) => driver.press('+', onPicture),
          when: isStill,
        },
        {
          case: 'it is reduced by a step',
          words: '- is pressed',
          cause: (driver) => driver.press('-', onPicture),
          when: isStill,
        },
      ],
      'zoom.moved': [
        {
          case: 'it is moved to the left',
          words: 'the left arrow is pressed',
          cause: (driver) => driver.press('ArrowLeft', enlarged),
          when: ({ value }) => value === 'closer',
        },
      ],
      'zoom.closed': [
        { case: 'zoom.closed', words: 'the whole picture is wanted', cause: (driver) => driver.click(whole) },
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
      whole: () => [seen(turn), seen(closer), unseen(enlarged), unseen(couldNotFetch)],
      closer: ({ context }) => [
        seen(named('group', new RegExp(`^Picture, enlarged ${context.zoom.scale}×`), MAIN)),
        seen(whole),
        unseen(turn),
        unseen(couldNotFetch),
      ],
      fetching: () => [seen(fetching), unseen(turn), unseen(closer), unseen(couldNotFetch)],
      turning: ({ context }) => [
        seen(stop),
        holds(slider, `${context.frame * DEGREES} degrees`),
        unseen(closer),
        unseen(couldNotFetch),
      ],
      failed: () => [seen(couldNotFetch), seen(turn), seen(closer), unseen(slider)],
    },
    actor: `product:${CHOSEN.kettle}/viewer`,
  },
]);
