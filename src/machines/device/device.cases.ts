import { bare, casesOf } from '#kit/paths/cases';

import { deviceMachine } from './device.machine';

export const cases = casesOf({
  name: 'device',
  machine: deviceMachine,
  starts: { 'the device': undefined },
  cases: {
    ...bare('write.kept', 'write.refused'),
    'a newer edition of the shop has written': { type: 'write.refused', isOutdated: true },
    ...bare('warning.closed'),
  },
});
