/** Runs an action when the browser is idle; at once in Safari, which has no idle callbacks. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(action);
  } else {
    action();
  }
}

/** Resolves in a task of its own; input and painting come first. */
export function nextTask(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) {
    return scheduler.yield();
  }
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

/** Between two attempts, in ms: the first, and the longest. */
const RETRY_MS = 500;
const LONGEST_RETRY_MS = 8_000;

/** Tries again, ever more seldom, until an action succeeds. */
export async function untilDone(action: () => Promise<void>, wait = RETRY_MS): Promise<void> {
  try {
    await action();
  } catch {
    await new Promise((resolve) => {
      window.setTimeout(resolve, wait);
    });
    await untilDone(action, Math.min(wait * 2, LONGEST_RETRY_MS));
  }
}

/** Resolves to undefined if a promise is rejected, or takes longer than so many ms. */
export function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      window.setTimeout(resolve, milliseconds);
    }),
  ]);
}
