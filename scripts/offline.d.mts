/** What the service worker knows of its build. */
export interface OfflineFacts {
  readonly build: string;
  readonly base: string;
  readonly precached: readonly string[];
  /** Of products that may never be looked at. */
  readonly pictures: readonly string[];
  /** In bytes, of those that no host changes. */
  readonly sizes: Readonly<Record<string, number>>;
  readonly folders: readonly string[];
  readonly fallback: string;
}

export function offlineWorker(facts: OfflineFacts): string;
