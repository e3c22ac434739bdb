import { onNoPage } from '#kit/paths/page-place';

import { cases } from './own-reviews.cases';

export const places = onNoPage(cases, 'It has one state; the page places of the review post to it and remove from it.');
