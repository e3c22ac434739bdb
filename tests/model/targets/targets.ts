import { buyingTargets } from './buying';
import { overlayTargets } from './overlays';
import type { AnyPageTarget } from './page-target';
import { payingTargets } from './paying';

/** Every machine that shows on a page. */
export const targets: readonly AnyPageTarget[] = [...overlayTargets, ...buyingTargets, ...payingTargets];
