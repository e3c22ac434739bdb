import { latestPostsMachine } from '#machines/latest-posts/latest-posts.machine';
import type { MachinePage } from '#routes/-shared/page';

/** Its scope includes the posts, so that Back from a post finds the list as it was. */
export const page: MachinePage<typeof latestPostsMachine> = {
  name: 'blog',
  address: '/Blog',
  machine: latestPostsMachine,
  input: () => undefined,
};
