import { bare, casesOf } from '#kit/paths/cases';

import { unitsMachine } from './units.machine';

export const cases = casesOf({
  name: 'units',
  machine: unitsMachine,
  starts: { 'the unit': undefined },
  cases: {
    ...bare('unit.switched'),
    'another tab wants inches': { type: 'unit.restored', unit: 'inch' },
    'another tab wants centimetres': { type: 'unit.restored', unit: 'cm' },
  },
});
