import { scenesOf } from '#machines/scene';

import { cases } from './own-reviews.cases';

export const scenes = scenesOf(cases, [], {
  unshown: { 'ownReviews.keeping': 'It has but one state; the reviews of a product show its list.' },
});
