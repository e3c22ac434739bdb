import { ensureBuilt } from '../../scripts/build.mjs';
import { findBrowser } from '../../scripts/browser.mjs';
import { createShopServer } from '../../scripts/shop-server.mjs';

/** Before the journeys: the shop is built, open on a free port, and a browser is at hand. */
export async function setup({ provide }) {
  provide('browserPath', await findBrowser());
  await ensureBuilt();
  const server = await createShopServer();
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  provide('shopUrl', `http://127.0.0.1:${server.address().port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
