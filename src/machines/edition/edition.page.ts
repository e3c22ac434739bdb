import { onNoPage } from '#kit/paths/page-place';

import { cases } from './edition.cases';

export const places = onNoPage(
  cases,
  'No page shows it; tests/journeys/deployment.journey.ts tests it with a new edition of the shop and a tab that is open.',
);
