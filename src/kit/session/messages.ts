import type { LogEntry } from './report';

/** What one actor has told another. */
export interface Messages {
  readonly from: string;
  readonly to: string;
  /** How often it told each type of event. */
  readonly types: ReadonlyMap<string, number>;
  /** The last entry of the session in which it told something, counted from 1. */
  readonly lastPlace: number;
}

/** Who has told whom what, in the order in which each first did. What comes from outside or from itself is no message. */
export function messagesBetween(log: readonly LogEntry[]): readonly Messages[] {
  const found = new Map<string, Messages & { readonly types: Map<string, number> }>();
  for (const { from, to, event, place } of log) {
    if (from !== undefined && from !== to) {
      const key = `${from} ${to}`;
      const types = found.get(key)?.types ?? new Map<string, number>();
      types.set(event.type, (types.get(event.type) ?? 0) + 1);
      found.set(key, { from, to, types, lastPlace: place });
    }
  }
  return [...found.values()];
}
