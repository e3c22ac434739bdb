import { scenesOf } from '#machines/scene';

import { cases } from './search-key.cases';

const reason = 'A checkbox of the search panel shows it.';

export const scenes = scenesOf(cases, [], { unshown: { 'searchKey.on': reason, 'searchKey.off': reason } });
