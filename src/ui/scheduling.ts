import { startTransition } from 'react';

/** False in browsers in which nothing can wait for being seen: there it is shown at once. */
export const CAN_OBSERVE = typeof IntersectionObserver !== 'undefined';

/** In ms: some frames, and what is pressed in them. */
const PAUSE_MS = 50;

/** Runs an action when the browser is idle; in Safari, which has no idle callbacks, after a pause. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(action);
  } else {
    window.setTimeout(action, PAUSE_MS);
  }
}

/** Resolves in a task of its own; input and painting come first. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
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

/** Resolves once what has changed is painted; a page that nobody sees is not painted. Without observers, in the next task. */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden' || !CAN_OBSERVE) {
    return nextTask();
  }
  return new Promise((resolve) => {
    // It tells for the first time once the next frame is drawn.
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}

/** Draws a change in a transition, once the page is shown: those that begin in the task of Back are drawn before it is. */
export function drawLater(change: () => void): void {
  void painted().then(() => startTransition(change));
}
