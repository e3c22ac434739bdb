import { answer, bare, casesOf } from '#kit/paths/cases';
import { sampleOrder } from '#machines/samples';

import { trackOrderMachine } from './track-order.machine';

const { orderid, email } = sampleOrder;

export const cases = casesOf({
  name: 'track-order',
  machine: trackOrderMachine,
  starts: { 'the track order': { sampleOrder, orders: () => [sampleOrder] } },
  cases: {
    ...bare('sample.chosen', 'route.changed'),
    'a known order is asked for': answer('form', { values: { orderid, email } }),
    'an unknown order is asked for': answer('form', { values: { orderid: 'LW-0', email } }),
  },
  ignoredContext: ['values', 'misses'],
  equivalentMutants: {
    'drop reenter: trackOrder|sample.chosen|0':
      'The state inside is left and entered again either way, and the machine as a whole has nothing that starts again.',
  },
});
