import { launchOptions } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/build.mjs';
import { createShopServer, onFreePort } from '../../scripts/shop-server.mjs';

/** Global setup of the browser tests: builds the shop, serves it on a free port, finds a browser. */
export async function setup({ provide }) {
  provide('browserLaunch', await launchOptions());
  await ensureBuilt();
  const { origin, close } = await onFreePort(await createShopServer());
  provide('shopUrl', origin);
  return close;
}
