import { onNoPage } from '#kit/paths/page-place';

import { cases } from './order-detail.cases';

export const places = onNoPage(
  cases,
  'It has one state, and passes on what it hears to those it starts, whose places are named.',
);
