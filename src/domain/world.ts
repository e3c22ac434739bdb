import type { Content } from './content';

/** Storage of the browser. Never throws: where it is forbidden or full, nothing is stored. */
export interface Store {
  /** The parsed value; undefined for a missing key and for invalid JSON. */
  readonly read: (key: string) => unknown;
  /** The raw text, valid or not; undefined for a missing key. */
  readonly text: (key: string) => string | undefined;
  /** True if the value is stored. */
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
}

/** Pages a machine may navigate to. */
export type NavigationTarget = '/Checkout/Payment' | '/MyAccount' | { readonly trackedOrder: string };

/** All inputs that would differ between two runs; tests pass their own. */
export interface World {
  readonly now: () => Date;
  /** In [0, 1). */
  readonly random: () => number;
  /** localStorage: shared by all tabs. */
  readonly local: Store;
  /** sessionStorage: until the tab is closed. */
  readonly session: Store;
  readonly navigate: (to: NavigationTarget) => void;
  readonly content: Content;
}
