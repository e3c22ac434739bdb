import { fromCallback } from 'xstate';

import type { FoundProducts } from '#domain/catalogue';
import type { CatalogueIndex } from '#domain/catalogue-index';

/** How lists and search boxes ask the catalogue. */
export interface Lookup {
  /** Undefined until it is loaded. */
  readonly index: () => CatalogueIndex | undefined;
  /** Rejects if it cannot be loaded. */
  readonly load: () => Promise<unknown>;
  /** Products that are to be shown: their facts are loaded unless they are known. */
  readonly want: (ids: readonly number[]) => void;
}

export type IndexMessage = { type: 'index.loaded' } | { type: 'index.failed' };

/** Loads the index of the catalogue. */
export const loadIndex = fromCallback<{ type: never }, Lookup>(({ input, sendBack }) => {
  const tell = (message: IndexMessage) => sendBack(message);
  input.load().then(
    () => tell({ type: 'index.loaded' }),
    () => tell({ type: 'index.failed' }),
  );
});

/** The facts of what was found, to be shown. */
export function wantProducts({ context }: { context: { lookup: Lookup; found: FoundProducts } }): void {
  context.lookup.want([...context.found.ids, ...context.found.nearest]);
}
