import type { AnyActorRef, InspectionEvent } from 'xstate';

import { addressOf } from './address';
import type { Session, SessionEntry } from './session';
import { emptySession, timePassed } from './session';
import type { Beginning, Mask, Running, System } from './system';
import { watchTyping } from './typing';

export interface RecordOptions {
  /** The path and query that are open. */
  readonly path: string;
  /** Milliseconds since the recording began, on the clock that the shop's timers run on. */
  readonly elapsed: () => number;
  /** Where the recording begins, without secrets. */
  readonly beginning: (mask: Mask) => Beginning;
  /** Called when the entries from one place up to another are left out. */
  readonly onFolded?: (from: number, to: number) => void;
}

export interface SessionRecorder {
  /** What has happened so far, and the time that has passed since, without secrets. */
  readonly session: () => Session;
  /** How many entries have happened. */
  readonly count: () => number;
  /** Notes the time that has passed up to now as an entry of its own. */
  readonly noteTime: () => void;
  /** From now on typing into a field is kept as one entry, where that leads to the same; a replay keeps its entries. */
  readonly foldTyping: () => void;
  /** Masks what else leaves this system: a password keeps the stand-in that it has in the session. */
  readonly mask: Mask;
  readonly stop: () => void;
}

/** Notes every event that comes to a system from outside, from now on. */
export function record(
  { actor: root }: Running,
  system: System,
  { path, elapsed, beginning, onFolded }: RecordOptions,
): SessionRecorder {
  const mask = system.createMask();
  const typing = watchTyping(root, system);
  let isFolding = false;
  let { world, events } = beginning(mask);
  /** Where the latest key stands among the events, and where the one before it does. */
  let [keyAt, lastKeyAt] = [0, 0];
  const settle = () => {
    const isFolded = typing.settle();
    if (isFolded === true) {
      events = [...events.slice(0, lastKeyAt), ...events.slice(keyAt)];
      onFolded?.(lastKeyAt, keyAt);
    } else if (isFolded === false) {
      lastKeyAt = keyAt;
    }
  };
  const withTime = () => (elapsed() > (events.at(-1)?.at ?? 0) ? [...events, timePassed(elapsed())] : events);
  const noteTime = () => {
    settle();
    typing.begin(timePassed(elapsed()));
    events = withTime();
  };
  const note = (to: string, event: SessionEntry['event']) => {
    const entry = { at: elapsed(), to, event: mask(event) };
    const isAnswer = typing.isAnswer(entry);
    if (!isAnswer) {
      settle();
    }
    events = [...events, entry];
    if (isFolding && !isAnswer) {
      keyAt = events.length - 1;
      typing.begin(entry);
      queueMicrotask(settle);
    }
  };
  const noteOutside = ({ event, actorRef }: OutsideRecord) => {
    const brought = system.worldIn(event, elapsed());
    if (brought) {
      world = { ...brought, stored: mask(brought.stored) };
    }
    note(addressOf(actorRef as AnyActorRef), brought ? { type: event.type } : event);
  };
  const subscription = root.system.inspect((record) => {
    if (isTimer(record)) {
      noteTime();
    } else if (isFromOutside(record, system)) {
      noteOutside(record);
    }
    typing.hear(record);
  });
  return {
    session: () => {
      settle();
      return { ...emptySession(path, world), events: withTime() };
    },
    count: () => events.length,
    noteTime,
    foldTyping: () => {
      isFolding = true;
    },
    mask,
    stop: () => subscription.unsubscribe(),
  };
}

type OutsideRecord = Extract<InspectionEvent, { type: '@xstate.event' }>;

function isTimer(record: InspectionEvent): boolean {
  return record.type === '@xstate.event' && record.event.type.startsWith('xstate.after.');
}

/** Whether an event comes from outside; what has ended hears nothing. */
export function isFromOutside(record: InspectionEvent, system: System): record is OutsideRecord {
  if (record.type !== '@xstate.event') {
    return false;
  }
  const { sourceRef, actorRef, event } = record;
  return (
    !event.type.startsWith('xstate.') &&
    system.isFromOutside(event, sourceRef && addressOf(sourceRef as AnyActorRef)) &&
    (actorRef.getSnapshot() as { readonly status: string }).status === 'active'
  );
}
