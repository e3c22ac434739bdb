import { fromCallback } from 'xstate';

import type { CatalogueIndex } from '#domain/catalogue-index';

/** How lists and search boxes ask the catalogue. */
export interface Lookup {
  /** Undefined until it is loaded. */
  readonly index: () => CatalogueIndex | undefined;
  /** Loads the index, and the files of mentions that its answers lack. Rejects if it cannot be loaded. */
  readonly load: () => Promise<unknown>;
  /** Products that are to be shown: their facts are loaded unless they are known. Tells whether they could be. */
  readonly want: (ids: readonly number[]) => Promise<boolean>;
}

/** `mentions.failed`: the index is there, but files of mentions that its answers lack cannot be loaded. */
export type IndexMessage = { type: 'index.loaded' | 'index.failed' | 'mentions.failed' };

export type FactsMessage = { type: 'facts.loaded' } | { type: 'facts.failed' };

/** Loads the index of the catalogue, or what its answers lack. */
export const loadIndex = fromCallback<{ type: never }, Lookup>(({ input, sendBack }) => {
  const tell = (message: IndexMessage) => sendBack(message);
  input.load().then(
    () => tell({ type: 'index.loaded' }),
    () => tell({ type: input.index() ? 'mentions.failed' : 'index.failed' }),
  );
});

/** Loads the facts of products that are to be shown, and tells of those that were wanted last. */
export const facts = fromCallback<{ type: 'facts.wanted'; ids: readonly number[] }, { lookup: Lookup }>(
  ({ input, receive, sendBack }) => {
    const tell = (message: FactsMessage) => sendBack(message);
    let last: readonly number[] = [];
    receive(async ({ ids }) => {
      last = ids;
      const areKnown = await input.lookup.want(ids);
      if (last === ids) {
        tell({ type: areKnown ? 'facts.loaded' : 'facts.failed' });
      }
    });
  },
);
