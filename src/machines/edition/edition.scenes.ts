import { scenesOf } from '#machines/scene';

import { cases } from './edition.cases';

const NOT_SEEN = 'Nothing on a page shows it: it is about whether the web host has a newer edition of the shop.';

export const scenes = scenesOf(cases, [{ actor: 'edition', path: '/', part: 'main', moves: [] }], {
  unshown: {
    'edition.asking.inAdvance': NOT_SEEN,
    'edition.asking.forThisPage': NOT_SEEN,
    'edition.known': NOT_SEEN,
    'edition.renewed': NOT_SEEN,
    'edition.changingOver': NOT_SEEN,
  },
});
