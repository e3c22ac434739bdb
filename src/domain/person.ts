import type { Address } from './address';

/** A person known on this device only; no password is ever stored. */
export interface Person {
  readonly name: string;
  readonly email: string;
  /** Signs in like the email. */
  readonly phone?: string | undefined;
  /** Exactly one is the Default, if there are any. */
  readonly addresses?: readonly Address[] | undefined;
}
