import { flushSync } from 'react-dom';
import type { AnyActorRef, InspectionEvent } from 'xstate';

import type { Wanted } from '#domain/focus';
import type { FocusWanted } from '#machines/focus';

/** Sends focus wherever a machine of a system wants it, as soon as what the machine has changed is drawn. */
export function followFocus(system: AnyActorRef['system']): void {
  system.inspect((record) => {
    const wanted = wantedBy(record);
    if (wanted) {
      // What has focus now may be gone once the change is drawn.
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

function sendFocus({ on, byKeyboard, isStill = false }: Wanted, isByKeyboard: boolean): void {
  // A page that is shown within another takes nothing from whoever is at work there.
  if (window !== window.top && !document.hasFocus()) {
    return;
  }
  const targets = byKeyboard && isByKeyboard ? [byKeyboard, ...on] : on;
  const [first] = targets.flatMap((id) => document.getElementById(id) ?? []);
  first?.focus({ preventScroll: isStill });
}
