import { onNoPage } from '#kit/paths/page-place';

import { cases } from './home.cases';

export const places = onNoPage(cases, 'It has one state and no event: it only starts others, whose places are named.');
