import * as v from 'valibot';

import { withoutTurns } from '#domain/words';

import { faultOf } from './comments';

/** A comment that was written on this device and is not committed. */
export interface KeptComment {
  readonly text: string;
  /** What was committed when it was written; empty for nothing. */
  readonly over: string;
}

export const COMMENTS_KEY = 'larkwood-comments';

const kept = v.object({
  v: v.literal(1),
  data: v.record(v.string(), v.object({ text: v.string(), over: v.string() })),
});

/** By node id, what was written on this device; nothing where nothing sound is kept. */
export function readKept(storage: Pick<Storage, 'getItem'> | undefined): ReadonlyMap<string, KeptComment> {
  try {
    const result = v.safeParse(kept, JSON.parse(withoutTurns(storage?.getItem(COMMENTS_KEY) ?? 'null')));
    return new Map(result.success ? Object.entries(result.output.data) : []);
  } catch {
    return new Map();
  }
}

/**
 * Keeps what is written on a state until it is committed as it is; another tab may have kept others meanwhile. False
 * where the browser refuses.
 */
export function keepComment(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  id: string,
  comment: KeptComment,
): boolean {
  const all = new Map(readKept(storage)).set(id, comment);
  if (comment.text.trim() === comment.over) {
    all.delete(id);
  }
  try {
    storage?.setItem(COMMENTS_KEY, JSON.stringify({ v: 1, data: Object.fromEntries(all) }));
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** What is committed, with what was written on this device instead. */
export function withKept(
  committed: ReadonlyMap<string, string>,
  written: ReadonlyMap<string, KeptComment>,
): ReadonlyMap<string, string> {
  return new Map([...committed, ...[...written].map(([id, { text }]) => [id, text.trim()] as const)]);
}

/**
 * Of a machine, what can be committed. What was written over another comment than is committed now waits until it is
 * looked at.
 */
export function toCommit(
  machineId: string,
  committed: ReadonlyMap<string, string>,
  written: ReadonlyMap<string, KeptComment>,
): ReadonlyMap<string, string> {
  return new Map(
    [...written].flatMap(([id, { text, over }]) => {
      const now = committed.get(id) ?? '';
      const isReady = id.split('.')[0] === machineId && over === now && faultOf(text, now) === undefined;
      return isReady ? [[id, text.trim()] as const] : [];
    }),
  );
}
