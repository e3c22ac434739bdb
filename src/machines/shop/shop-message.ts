import type { AnyActorLogic } from 'xstate';

import type { NavigationTarget } from '#domain/world';
import type { DeviceMessage } from '#machines/messages';

import type { SliceName, Stored } from './stored';

/** Messages of members to the root. */
export type ShopMessage =
  | { type: 'page.requested'; to: NavigationTarget }
  | { type: 'samples.restored' }
  | { type: 'device.changed'; stored: Stored }
  | { type: 'device.cleared'; slices: readonly SliceName[] }
  | ({ type: 'device.answered' } & WriteOutcome);

export interface PageOpener {
  /** Creates the page's machine and input. Not recorded: a replay finds the page by its name. */
  readonly open: () => { readonly logic: AnyActorLogic; readonly input: unknown };
}

/** Another tab wrote a slice. */
export interface KeeperMessage {
  type: 'device.written';
  readonly slice: SliceName;
  /** The written value; storage may differ, since this tab may have overwritten it unseen. */
  readonly said: unknown;
}

/** The outcome of the last write. */
export interface WriteOutcome {
  readonly answer: DeviceMessage;
}
