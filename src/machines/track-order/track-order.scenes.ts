import { cases as form } from '#machines/form/form.cases';
import { does, scenesOf, sends, together } from '#machines/scene';

import { cases } from './track-order.cases';

const unknown = cases.events['an unknown order is asked for'].output.values;

export const scenes = scenesOf(cases, [
  {
    actor: 'track-order',
    path: '/MyAccount/TrackOrder',
    part: 'main',
    moves: [
      sends('the shopper types the number of no order', 'track-order/form', unknown),
      together(
        'the shopper looks the sample order up',
        does('the shopper takes it', 'track-order', cases.events['sample.chosen']),
        does('the form is sent', 'track-order/form', form.events['form.submitted']),
      ),
    ],
  },
]);
