import { ADA } from '#machines/samples';
import { scenesOf, sends } from '#machines/scene';

import { cases } from './newsletter.cases';

const scene = { actor: 'newsletter', path: '/', part: 'section[aria-labelledby=newsletter-title]' } as const;
const { values } = cases.events['a known address is complete'].output;

export const scenes = scenesOf(cases, [
  { ...scene, moves: [sends('the shopper gives an email address', 'newsletter/form', values)] },
  {
    ...scene,
    stored: { newsletter: [ADA.email] },
    moves: [sends('the shopper gives the same email address again', 'newsletter/form', values)],
  },
]);
