import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

/** Tells `time.up` once so many ms have been seen: a page that is hidden stands still. */
export const visibleTime = fromCallback<EventObject, { readonly ms: number }>(({ input: { ms }, sendBack }) => {
  let begun: number | undefined;
  let frame = requestAnimationFrame(wait);
  return () => cancelAnimationFrame(frame);

  function wait(now: number): void {
    begun ??= now;
    if (now - begun < ms) {
      frame = requestAnimationFrame(wait);
    } else {
      sendBack({ type: 'time.up' });
    }
  }
});
