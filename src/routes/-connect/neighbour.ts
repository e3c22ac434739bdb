/** What takes the place of a row that goes away: the next one, else the one before, else nothing. */
export function neighbourOf<Id>(ids: readonly Id[], leaving: Id): Id | undefined {
  const place = ids.indexOf(leaving);
  return ids[place + 1] ?? ids[place - 1];
}
