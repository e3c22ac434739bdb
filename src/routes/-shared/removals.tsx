import { useSelector } from '@xstate/react';

import { lazyPart } from './lazy-part';
import { useMember } from './shop';

const Part = lazyPart(() => import('./removed-part').then(({ RemovedPart }) => RemovedPart));

/** What was removed in the last day, where something was. */
export function Removals() {
  const hasAny = useSelector(
    useMember('recentlyRemoved'),
    ({ context }) => context.entries.length > 0 || context.putBack !== undefined,
  );
  return hasAny ? <Part /> : null;
}
