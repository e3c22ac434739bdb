import { sampleContent } from '#content/whole-content';
import type { NavigationTarget, Store, World } from '#domain/world';

interface MemoryWorld extends World {
  readonly navigated: readonly NavigationTarget[];
  /** Everything written so far, by key. */
  readonly written: (area: 'local' | 'session') => Record<string, unknown>;
}

/** A world with storage in memory and a fixed random number, on 15 June 2025 at noon local time. */
export function memoryWorld(now: () => Date = () => new Date(2025, 5, 15, 12)): MemoryWorld {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  const navigated: NavigationTarget[] = [];
  return {
    now,
    random: () => 0.25,
    local: memoryStore(local),
    session: memoryStore(session),
    navigate: (to) => navigated.push(to),
    content: sampleContent(),
    navigated,
    written: (area) =>
      Object.fromEntries([...(area === 'local' ? local : session)].map(([key, text]) => [key, JSON.parse(text)])),
  };
}

function memoryStore(entries: Map<string, string>): Store {
  return {
    read: (key) => {
      const text = entries.get(key);
      const value: unknown = text === undefined ? undefined : JSON.parse(text);
      return value;
    },
    text: (key) => entries.get(key),
    write: (key, value) => entries.set(key, JSON.stringify(value)).has(key),
    remove: (key) => entries.delete(key),
  };
}
