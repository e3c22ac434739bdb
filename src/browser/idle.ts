/** Runs an action when the browser is idle; at once in Safari, which has no idle callbacks. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(action);
  } else {
    action();
  }
}
