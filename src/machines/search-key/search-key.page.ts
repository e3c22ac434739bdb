import { onNoPage } from '#kit/paths/page-place';

import { cases } from './search-key.cases';

export const places = onNoPage(cases, 'Its checkbox is in the search panel, whose journey walks both states.');
