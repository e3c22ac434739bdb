import { useSelector } from '@xstate/react';

import { RecentlyRemoved } from '#ui/components/RecentlyRemoved/RecentlyRemoved';

import { backWords, removedWords } from './removed-words';
import { useKnownProducts, useMember, useVisit } from './shop';

/** What was removed in the last day, with Put back; loaded where something was. */
export function RemovedPart() {
  const removed = useMember('recentlyRemoved');
  const entries = useSelector(removed, ({ context }) => context.entries);
  const putBack = useSelector(removed, ({ context }) => context.putBack);
  const products = useKnownProducts();
  const now = new Date(useVisit().arrivedAt ?? 0);
  return (
    <RecentlyRemoved
      entries={entries.flatMap((entry) => removedWords(entry, products, now) ?? [])}
      status={putBack && backWords(putBack)}
      onPutBack={(at) => removed.send({ type: 'removal.chosen', at })}
      onForget={() => removed.send({ type: 'removals.forgotten' })}
    />
  );
}
