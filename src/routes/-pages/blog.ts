import { latestPostsMachine } from '#machines/latest-posts/latest-posts.machine';
import type { PageDefinition } from '#shop';

/** Lives while the shopper is within the journal, so that Back from a post finds the list as it was left. */
export const blogPage: PageDefinition<typeof latestPostsMachine, Record<string, never>> = {
  name: 'blog',
  machine: latestPostsMachine,
  input: () => undefined,
};
