import { onNoPage } from '#kit/paths/page-place';

import { cases } from './search-key.cases';

export const places = onNoPage(
  cases,
  'Its checkbox is in the search panel, and the journey of that tests both states.',
);
