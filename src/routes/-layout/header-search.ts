import { searchMachine } from '#machines/search/search.machine';
import type { PageDefinition } from '#shop';

/** The search of the header: it joins the system when it is first opened, and stays. */
export const headerSearch: PageDefinition<typeof searchMachine, Record<string, never>> = {
  name: 'header search',
  key: 'headerSearch',
  machine: searchMachine,
  input: (_, { lookup }) => ({ lookup, isReady: lookup.index() !== undefined }),
};
