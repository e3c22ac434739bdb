import { flushSync } from 'react-dom';
import type { AnyActorRef, InspectionEvent } from 'xstate';

import type { Wanted } from '#domain/focus';
import type { FocusWanted } from '#machines/focus';

/** Focuses the target of every `focus.wanted` event, once the machine's change is rendered. */
export function followFocus(system: AnyActorRef['system']): void {
  system.inspect((record) => {
    const wanted = wantedBy(record);
    if (wanted) {
      // The focused element may be gone once the change is rendered.
      const isByKeyboard = document.activeElement?.matches(':focus-visible') === true;
      queueMicrotask(() => {
        flushSync(() => undefined);
        sendFocus(wanted, isByKeyboard);
      });
    }
  });
}

function wantedBy(record: InspectionEvent): Wanted | undefined {
  if (record.type !== '@xstate.action' || record.action.type !== 'xstate.emit') {
    return undefined;
  }
  const { event } = record.action.params as { readonly event: FocusWanted };
  return event.type === 'focus.wanted' ? event : undefined;
}

function sendFocus({ on, byKeyboard, preventScroll = false }: Wanted, isByKeyboard: boolean): void {
  // A page in a frame must not take focus from the page around it.
  if (window !== window.top && !document.hasFocus()) {
    return;
  }
  const targets = byKeyboard && isByKeyboard ? [byKeyboard, ...on] : on;
  const [first] = targets.flatMap((id) => document.getElementById(id) ?? []);
  first?.focus({ preventScroll: preventScroll });
}
