import type { Destination } from '#domain/world';

import type { SliceName, Stored } from './stored';

/** What members of the system ask of its root. */
export type ShopMessage =
  | { type: 'page.requested'; to: Destination }
  | { type: 'samples.restored' }
  | { type: 'device.changed'; stored: Stored }
  | { type: 'device.cleared'; slices: readonly SliceName[] };
