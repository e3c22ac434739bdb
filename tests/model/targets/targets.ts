import { overlayTargets } from './overlays';
import type { AnyPageTarget } from './page-target';

/** Every machine that shows on a page. */
export const targets: readonly AnyPageTarget[] = [...overlayTargets];
