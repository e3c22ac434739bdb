import { latestPostsMachine } from '#machines/latest-posts/latest-posts.machine';
import type { MachinePage } from '#routes/-shared/page';

/** Lives while the shopper is within the journal, so that Back from a post finds the list as it was left. */
export const page: MachinePage<typeof latestPostsMachine> = {
  name: 'blog',
  address: '/Blog',
  machine: latestPostsMachine,
  input: () => undefined,
};
