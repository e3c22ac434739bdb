/**
 * When the browser is next idle, the shop begins to be kept on this device and opens without a network (decision 011).
 * Not for shoppers who save data, and not while the shop is being worked on.
 */
export function registerServiceWorker(): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (import.meta.env.PROD && 'serviceWorker' in navigator && connection?.saveData !== true) {
    whenIdle(() => void registerWorker(serviceWorker));
  }
}

/** A newer build is asked for with every page, and takes over when no page of the older one is open any more. */
async function registerWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await serviceWorker.register('/offline.js');
    await registration.update();
  } catch {
    // Where storage is forbidden there is no shop without a network either.
  }
}

function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(action);
  } else {
    action();
  }
}
