import type { EventObject } from 'xstate';

import { NOBODY } from '#machines/members';

interface Action {
  readonly type: string;
  readonly params?: unknown;
}

interface BuiltInParams {
  readonly event?: EventObject;
  readonly to?: { readonly id: string };
  readonly id?: string;
}

/** What an action does that others notice, in words; nothing for timers, which are seen on the clock. */
export function deedOf({ type, params }: Action): readonly string[] {
  const { to, event, id } = (params ?? {}) as BuiltInParams;
  switch (type) {
    case 'xstate.raise':
    case 'xstate.cancel':
      return [];
    case 'xstate.sendTo':
      // A machine that runs by itself has nobody outside.
      return [`tells ${to?.id === NOBODY ? 'the others' : to?.id} ${asText(event)}`];
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
