import { accountScenes } from './account-pages';
import { keptScenes } from './kept';
import { overlayScenes } from './overlays';
import type { Scene } from './scene';
import { shoppingScenes } from './shopping-pages';
import { unturned, viewerScene } from './viewer';

const scenes: readonly Scene[] = [...overlayScenes, ...keptScenes, ...shoppingScenes, viewerScene, ...accountScenes];

/** The scenes of a machine; the first that shows a state is taken for it. */
export function scenesOf(machine: string): readonly Scene[] {
  return scenes.filter((scene) => scene.machine === machine);
}

/** States that no page can show, by node id, each with its reason. */
export const unshown: Readonly<Record<string, string>> = {
  ...unturned,
  'heart.deciding': 'It is passed in the same moment: the heart is drawn when it knows.',
  'checkout.entering': 'It is passed in the same moment: the address has decided before anything is drawn.',
  'product.buying.deciding': 'It is passed in the same moment: the stock has decided before anything is drawn.',
  'notice.visible.choosing':
    'It is passed in the same moment: it is decided how long the removal is told before anything is drawn.',
  'orderStatus.deciding': 'It is passed in the same moment: the status is known before anything is drawn.',
  'tracking.locating': 'It is passed in the same moment: the stage is known before anything is drawn.',
};
