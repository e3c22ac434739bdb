import { sampleMessage, sampleNow } from '#machines/samples';
import { scenesOf } from '#machines/scene';

import { cases } from './outbox.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'outbox',
    path: '/ContactUs',
    part: '#contact-kept',
    stored: { outbox: [{ id: 1, keptAt: sampleNow().getTime(), values: sampleMessage }] },
    moves: [],
  },
]);
