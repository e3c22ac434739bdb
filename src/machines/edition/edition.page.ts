import { onNoPage } from '#kit/paths/page-place';

import { cases } from './edition.cases';

export const places = onNoPage(
  cases,
  'No page shows it. tests/journeys/deployment.journey.ts renews the shop under an open tab.',
);
