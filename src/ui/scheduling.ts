/** Resolves in a task of its own, before others that wait; input and painting come first. */
export function nextTask(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield ? scheduler.yield() : queuedTask();
}

/** Resolves once what has changed is painted; a page that nobody sees is not painted. */
export async function painted(): Promise<void> {
  if (document.visibilityState === 'visible') {
    await new Promise(requestAnimationFrame);
  }
  await queuedTask();
}

/** Resolves in a task of its own, after others that wait. */
function queuedTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
