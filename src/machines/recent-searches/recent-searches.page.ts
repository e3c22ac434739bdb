import { onNoPage } from '#kit/paths/page-place';

import { cases } from './recent-searches.cases';

export const places = onNoPage(
  cases,
  'It has one state; its list is in the search panel, and the journey of that tests it.',
);
