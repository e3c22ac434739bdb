import type { AnyActorRef, EventObject } from 'xstate';

interface Action {
  readonly type: string;
  readonly params?: unknown;
}

interface BuiltInParams {
  readonly event?: EventObject;
  readonly to?: AnyActorRef;
  readonly id?: string;
}

/** What an action does that others notice, in words; nothing for timers, which are seen on the clock. */
export function effectsOf({ type, params }: Action): readonly string[] {
  const { to, event, id } = (params ?? {}) as BuiltInParams;
  switch (type) {
    case 'xstate.raise':
    case 'xstate.cancel':
      return [];
    case 'xstate.sendTo':
      // Whoever stands in for an actor that does not run has stopped.
      return [`tells ${to?.getSnapshot().status === 'stopped' ? 'the others' : to?.id} ${asText(event)}`];
    case 'xstate.emit':
      return [`emits ${asText(event)}`];
    case 'xstate.spawnChild':
    case 'xstate.stopChild':
      return [`${type} ${id ?? ''}`];
    default:
      return [`${type} ${asText(params)}`];
  }
}

/** Data as text that tells undefined from absent; functions are left out. */
export function asText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (inner === undefined ? 'undefined' : inner)) ?? 'undefined';
}
