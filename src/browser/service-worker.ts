import { withBase } from '#ui/base';
import { whenIdle } from './scheduling';

/** Installs the service worker when the browser is idle (decision 011). Not with data saver, and not in development. */
export function registerServiceWorker(): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (import.meta.env.PROD && 'serviceWorker' in navigator && connection?.saveData !== true) {
    whenIdle(() => void registerWorker(serviceWorker));
  }
}

/** Checks for a newer build with every page; it becomes active when no page of the older one is open. */
async function registerWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await serviceWorker.register(withBase('/offline.js'));
    await registration.update();
  } catch {
    // Where storage is forbidden the shop needs a network.
  }
}
