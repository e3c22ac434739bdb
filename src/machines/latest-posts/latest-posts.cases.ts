import { bare, casesOf } from '#kit/paths/cases';

import { latestPostsMachine } from './latest-posts.machine';

export const cases = casesOf({
  name: 'latest-posts',
  machine: latestPostsMachine,
  starts: { 'the latest posts': undefined },
  cases: bare('more.requested'),
});
