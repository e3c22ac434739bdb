import type { AnyActorRef, EventObject } from 'xstate';

/** Hears what the machines of a system emit, whichever of them come and go. */
export function hearEmitted(system: AnyActorRef['system'], hear: (event: EventObject) => void): void {
  system.inspect((record) => {
    if (record.type === '@xstate.action' && record.action.type === 'xstate.emit') {
      hear((record.action.params as { readonly event: EventObject }).event);
    }
  });
}
