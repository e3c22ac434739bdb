import { onNoPage } from '#kit/paths/page-place';

import { cases } from './home.cases';

export const places = onNoPage(
  cases,
  'It has one state and no events; the machines that it starts are tested at places of their own.',
);
