/** Between two attempts, in ms: the first, and the longest. */
const RETRY_MS = 500;
const LONGEST_RETRY_MS = 8_000;

/** Tries again, at growing intervals, until an action succeeds. */
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
