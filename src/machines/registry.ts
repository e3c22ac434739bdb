import { accountPages } from './registry/account-pages';
import { kept } from './registry/kept';
import { overlays } from './registry/overlays';
import { shoppingPages } from './registry/shopping-pages';
import type { RegisteredMachine } from './registry/registration';

/** Every machine of the shop but its root, which only starts and stops them. */
export const registry: readonly RegisteredMachine[] = [...overlays, ...kept, ...shoppingPages, ...accountPages];
