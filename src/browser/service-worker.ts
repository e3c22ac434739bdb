import { withBase } from '#ui/base';
import { whenIdle } from '#ui/scheduling';

/** In ms: a visit that is shorter fetches no pictures that it did not show. */
const VISIT_MS = 10_000;

/**
 * Installs the service worker when the browser is idle. When a page has been open for so many ms, and the browser is idle
 * again, it tells the worker, which fetches further pictures then (decision 208). Not with data saver, nor in development.
 */
export function registerServiceWorker(after = VISIT_MS): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (import.meta.env.PROD && connection?.saveData !== true) {
    whenIdle(() => void registerWorker(after));
  }
}

/** The browser looks for a newer build with every page; it becomes active when no page of the older one is open. */
async function registerWorker(after: number): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register(withBase('/offline.js'));
    const { active } = await serviceWorker.ready;
    window.setTimeout(() => whenIdle(() => active?.postMessage('idle', {})), after);
  } catch {
    // Where storage is forbidden, or reading `serviceWorker` throws, the shop needs a network.
  }
}
