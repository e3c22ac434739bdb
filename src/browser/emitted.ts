import type { AnyActorRef, EventObject } from 'xstate';

/** Calls back for every event emitted by any machine of a system. */
export function onEmitted(system: AnyActorRef['system'], callback: (event: EventObject) => void): void {
  system.inspect((record) => {
    if (record.type === '@xstate.action' && record.action.type === 'xstate.emit') {
      callback((record.action.params as { readonly event: EventObject }).event);
    }
  });
}
