import { useEffect, useState } from 'react';

import type { Entry } from './entries';

interface Entries {
  /** Undefined until they are loaded. */
  readonly entries: readonly Entry[] | undefined;
  readonly problem: string | undefined;
}

/** All that can be found: it comes with the first search, whose field is there before. */
export function useEntries(): Entries {
  const [loaded, setLoaded] = useState<Entries>({ entries: undefined, problem: undefined });
  useEffect(() => {
    import('./all-entries').then(
      ({ allEntries }) => setLoaded({ entries: allEntries, problem: undefined }),
      () => setLoaded({ entries: undefined, problem: 'What is searched could not be loaded: reload the page.' }),
    );
  }, []);
  return loaded;
}
