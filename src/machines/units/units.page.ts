import { CHOSEN, productPath } from '#fixtures/chosen-products';
import { button, containing, MAIN, says, seen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';

import { cases } from './units.cases';

const toInches = button('Show sizes in inches', MAIN);
const toCentimetres = button('Show sizes in centimetres', MAIN);

export const places = placesOf(cases, [
  {
    place: 'the page of a chair',
    starts: [
      {
        name: 'a chair in centimetres',
        input: undefined,
        visit: { path: productPath(CHOSEN.chair), width: 'phone' },
      },
    ],
    events: {
      'unit.switched': [
        {
          case: 'unit.switched',
          words: 'the other unit is pressed',
          cause: (driver) => driver.click(button(/^Show sizes in /, MAIN)),
        },
      ],
      'unit.restored': [
        {
          case: ['another tab wants inches', 'another tab wants centimetres'],
          cause: (driver, { unit }) => driver.hearOf('units', unit),
        },
      ],
    },
    states: {
      centimetres: () => [
        seen(toInches),
        says(MAIN, containing('W 55 × D 51 × H 76 cm')),
        says(MAIN, containing('4.8 kg')),
      ],
      inches: () => [
        seen(toCentimetres),
        says(MAIN, containing('W 21.7 × D 20.1 × H 29.9 in')),
        says(MAIN, containing('10.6 lb')),
      ],
    },
    actor: 'units',
  },
]);
