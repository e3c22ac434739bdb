import { flushSync } from 'react-dom';
import type { AnyActorRef, EventObject } from 'xstate';

import type { Wanted } from '#domain/focus';
import type { FocusWanted } from '#machines/focus';

import { onEmitted } from './emitted';

/** Focuses the target of every `focus.wanted` event, once the machine's change is rendered. */
export function followFocus(system: AnyActorRef['system']): void {
  onEmitted(system, (event) => {
    if (isFocusWanted(event)) {
      // The focused element may be gone once the change is rendered.
      const isByKeyboard = document.activeElement?.matches(':focus-visible') === true;
      queueMicrotask(() => {
        flushSync(() => undefined);
        sendFocus(event, isByKeyboard);
      });
    }
  });
}

function isFocusWanted(event: EventObject): event is FocusWanted {
  return event.type === 'focus.wanted';
}

function sendFocus({ on, byKeyboard, preventScroll = false }: Wanted, isByKeyboard: boolean): void {
  // A page in a frame must not take focus from the page around it.
  if (window !== window.top && !document.hasFocus()) {
    return;
  }
  const targets = byKeyboard && isByKeyboard ? [byKeyboard, ...on] : on;
  const [first] = targets.flatMap((id) => document.getElementById(id) ?? []);
  first?.focus({ preventScroll });
  // A drawer over the page keeps the page from taking it.
  const title = document.querySelector<HTMLElement>('dialog[open] h2');
  if (title && document.activeElement === document.body) {
    title.tabIndex = -1;
    title.focus();
  }
}
