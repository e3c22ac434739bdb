import { onNoPage } from '#kit/paths/page-place';

import { cases } from './own-reviews.cases';

export const places = onNoPage(cases, 'It has one state; posting and removing are tested with the machine "review".');
