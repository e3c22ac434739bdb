import { accountTargets } from './account';
import { addingTargets } from './adding';
import { cartTargets } from './cart';
import { draftingTargets } from './drafting';
import { keepingTargets } from './keeping';
import { keptMessagesTargets } from './kept-messages';
import { knowingTargets } from './knowing';
import { likingTargets } from './liking';
import { lookingTargets } from './looking';
import { lookingUpTargets } from './looking-up';
import { orderingTargets } from './ordering';
import { overlayTargets } from './overlays';
import type { AnyPageTarget } from './page-target';
import { parcelTargets } from './parcels';
import { payingTargets } from './paying';
import { productTargets } from './product';
import { rememberingTargets } from './remembering';
import type { Visit } from './someone';
import { smallTargets } from './small-pages';
import { viewerTargets } from './viewer';
import { writingTargets } from './writing';

/** Every machine that shows on a page, at each place where it does. */
export const targets: readonly AnyPageTarget[] = [
  ...overlayTargets,
  ...likingTargets,
  ...cartTargets,
  ...payingTargets,
  ...orderingTargets,
  ...lookingTargets,
  ...productTargets,
  ...smallTargets,
  ...parcelTargets,
  ...writingTargets,
  ...lookingUpTargets,
  ...addingTargets,
  ...accountTargets,
  ...keptMessagesTargets,
  ...viewerTargets,
  ...rememberingTargets,
  ...keepingTargets,
  ...knowingTargets,
  ...draftingTargets,
];

/** The places that are come to first at a width. */
export function targetsOn(width: Visit['width']): readonly AnyPageTarget[] {
  return targets.filter(({ starts }) => [...starts.values()][0]?.visit.width === width);
}
