import { opensSearch } from '#machines/drawer/drawer.scenes';
import { scenesOf } from '#machines/scene';

import { cases } from './search-key.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'searchKey',
    path: '/',
    part: 'label[for=search-key]',
    before: opensSearch,
    moves: [{ words: 'the shopper switches the key off', case: 'searchKey.switched' }],
  },
]);
