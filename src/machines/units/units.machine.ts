import { setup } from 'xstate';

import type { Unit } from '#domain/units';
import type { UnitsMessage } from '#machines/messages';

/** In which unit sizes are shown, on all pages. */
export const unitsMachine = setup({
  types: {
    events: {} as UnitsMessage,
    tags: {} as 'inches',
  },
  guards: {
    isInch: (_, { unit }: { unit: Unit }) => unit === 'inch',
  },
}).createMachine({
  id: 'units',
  description: 'The unit of all sizes.',
  initial: 'centimetres',
  on: {
    'unit.restored': [
      {
        guard: { type: 'isInch', params: ({ event }) => event },
        target: '.inches',
        description: 'Inches were chosen on this device.',
      },
      { target: '.centimetres', description: 'Centimetres were chosen on this device, or nothing was.' },
    ],
  },
  states: {
    centimetres: {
      description: 'Sizes are in centimetres, weights in kilograms.',
      on: { 'unit.switched': { target: 'inches', description: 'The shopper wants inches.' } },
    },
    inches: {
      description: 'Sizes are in inches, weights in pounds.',
      tags: 'inches',
      on: { 'unit.switched': { target: 'centimetres', description: 'The shopper wants centimetres.' } },
    },
  },
});
