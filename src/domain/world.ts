/** Reads and writes what is kept on this device. Never throws: a forbidden or full store keeps nothing. */
export interface Store {
  /** The parsed value, or undefined when there is none or it is no JSON. */
  readonly read: (key: string) => unknown;
  /** What is written there, read or not; undefined when there is nothing. */
  readonly text: (key: string) => string | undefined;
  /** Whether it is kept now. */
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
}

/** Where a machine may send the shopper: a page, with the order it shows where it shows one. */
export type Destination = '/Checkout/Payment' | '/MyAccount' | { readonly trackedOrder: string };

/** Everything that would differ between two runs; a test hands in its own. */
export interface World {
  readonly now: () => Date;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  /** Kept until the shopper clears it; shared by all tabs. */
  readonly local: Store;
  /** Kept until the tab is closed. */
  readonly session: Store;
  readonly navigate: (to: Destination) => void;
}
