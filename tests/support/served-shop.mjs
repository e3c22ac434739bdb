import { launchOptions } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/build.mjs';
import { createShopServer, onFreePort } from '../../scripts/shop-server.mjs';

/** Before the journeys: the shop is built, open on a free port, and a browser is at hand. */
export async function setup({ provide }) {
  provide('browserLaunch', await launchOptions());
  await ensureBuilt();
  const { origin, close } = await onFreePort(await createShopServer());
  provide('shopUrl', origin);
  return close;
}
