import { productPath } from '#fixtures/chosen-products';
import { button, containing, holds, MAIN, says, textbox } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';

import { cases } from './room.cases';

const SOFA = 31;

const fields = { width: textbox('Room width in cm', MAIN), door: textbox('Door width in cm', MAIN) };

export const places = placesOf(cases, [
  {
    place: 'the page of a sofa',
    starts: [
      {
        name: 'a sofa, and a room that was never measured',
        input: undefined,
        visit: { path: productPath(SOFA), width: 'phone' },
        setup: (driver) => driver.pointAt(button('Show sizes in inches', MAIN)),
      },
    ],
    events: {
      'size.typed': [
        {
          case: ['a width of 300 cm is typed', 'the width is emptied', 'words are typed for the width'],
          cause: (driver, { text }) => driver.type(fields.width, text),
          when: ({ context: { room, typed } }, { text }) =>
            typed.door === undefined && (typed.width ?? String(room.width ?? '')) !== text,
        },
        {
          case: 'a door of 90 cm is typed',
          cause: (driver, { text }) => driver.type(fields.door, text),
          when: ({ context: { typed } }, { text }) =>
            (typed.width === undefined || typed.width === 'wide') && typed.door !== text,
        },
      ],
      'size.left': [
        {
          case: 'the field of the width is left',
          cause: (driver) => driver.blur(),
          when: ({ context }) => context.typed.width !== undefined && context.typed.door === undefined,
        },
        {
          case: 'the field of the door is left',
          cause: (driver) => driver.blur(),
          when: ({ context }) => context.typed.door !== undefined,
        },
      ],
      'room.restored': [
        {
          case: ['another tab has measured a door', 'another tab clears this device'],
          cause: (driver, { room }) => driver.hearOf('room', room),
        },
      ],
    },
    states: {
      unmeasured: ({ context }) => [
        says(MAIN, /^(?!.*It (fits|goes|does not go))/s),
        holds(fields.width, context.typed.width ?? ''),
        ...(context.typed.width === 'wide' ? [says(MAIN, containing('Enter a number up to 3000, such as 320'))] : []),
      ],
      measured: ({ context: { room, typed } }) => [
        holds(fields.width, typed.width ?? String(room.width ?? '')),
        holds(fields.door, typed.door ?? String(room.door ?? '')),
        ...(room.width === undefined ? [] : [says(MAIN, containing('It fits the width, with 72 cm to spare.'))]),
        ...(room.door === 90
          ? [says(MAIN, containing('It goes through the door laid on its side, with 9 cm to spare.'))]
          : []),
        ...(room.door === 80 ? [says(MAIN, containing('Assembled, it is 1 cm too large for the door'))] : []),
      ],
    },
    actor: 'room',
  },
]);
