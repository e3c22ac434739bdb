import type { AnyActorLogic } from 'xstate';

import type { Destination } from '#domain/world';
import type { DeviceMessage } from '#machines/messages';

import type { SliceName, Stored } from './stored';

/** What members of the system ask of its root. */
export type ShopMessage =
  | { type: 'page.requested'; to: Destination }
  | { type: 'samples.restored' }
  | { type: 'device.changed'; stored: Stored }
  | { type: 'device.cleared'; slices: readonly SliceName[] }
  | ({ type: 'device.answered' } & Answered);

export interface PageOpener {
  /** Gives the page's machine and its input. A recording leaves it out: a replay finds the page by its name. */
  readonly open: () => { readonly logic: AnyActorLogic; readonly input: unknown };
}

/** Another tab wrote a slice. */
export interface KeeperMessage {
  type: 'device.written';
  readonly slice: SliceName;
  /**
   * What it wrote is not always what lies there, since this tab may have written over it without having seen it.
   */
  readonly said: unknown;
}

/** How the device took the latest writing. */
export interface Answered {
  readonly answer: DeviceMessage;
}
