import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';

import { transitionId } from '#kit/charts/transitions';
import { calculatingScope, machineOf, scheduledEvents, transitionsTaken, withInspector } from '#kit/xstate-internals';
import { isMachine } from './address';
import type { SessionEntry } from './session';
import type { System } from './system';

/** What one key has done. */
interface Stroke {
  /** Names whom it told, and of which field. */
  readonly key: string;
  readonly at: number;
  /** The timers that ran before it. */
  readonly timers: readonly unknown[];
  /** Every machine that heard of it, as it was before. */
  readonly before: ReadonlyMap<AnyActorRef, AnyMachineSnapshot>;
  readonly told: ReadonlyMap<AnyActorRef, readonly EventObject[]>;
  /** An actor was started, or one without states was told: what came of that cannot be compared. */
  readonly isOpaque: boolean;
}

/** Says of each key whether a replay may leave out the one before it. */
export interface Typing {
  /** Another event from outside begins. */
  readonly begin: (entry: SessionEntry) => void;
  /** Something happens within the system. */
  readonly hear: (record: InspectionEvent) => void;
  /** Whether an event is the device's answer to the latest key: it belongs to that. */
  readonly isAnswer: (entry: Pick<SessionEntry, 'to' | 'event'>) => boolean;
  /**
   * Whether the latest key alone leads where it has led together with the one before it; undefined where no key was pressed
   * since this was last asked.
   */
  readonly settle: () => boolean | undefined;
}

/**
 * Watches what is typed into a field key by key. Two keys are one when every machine that heard of either takes the same
 * transitions and actions on the second alone, ends in the same state and context, and no timer lies between them.
 */
export function watchTyping({ system }: Pick<AnyActorRef, 'system'>, { typedField, isAnswer }: System): Typing {
  /** From where a replay goes on with the latest key. */
  let run: Stroke | undefined;
  let stroke: Stroke | undefined;

  const timers = () => scheduledEvents(system);
  return {
    begin: (entry) => {
      const field = typedField(entry.event);
      const key = field === undefined ? undefined : JSON.stringify([entry.to, entry.event.type, field]);
      run = run?.key === key ? run : undefined;
      stroke =
        key === undefined
          ? undefined
          : { key, at: entry.at, timers: timers(), before: new Map(), told: new Map(), isOpaque: false };
    },
    hear: (record) => {
      stroke = stroke && withHeard(stroke, record);
    },
    isAnswer: (entry) => stroke !== undefined && isAnswer(entry),
    settle: () => {
      const latest = stroke;
      stroke = undefined;
      if (!latest) {
        return undefined;
      }
      const isOne = run !== undefined && canFold(run, latest);
      run =
        isOne && run ? { ...latest, timers: run.timers, before: new Map([...latest.before, ...run.before]) } : latest;
      return isOne;
    },
  };
}

function withHeard(stroke: Stroke, record: InspectionEvent): Stroke {
  const actor = record.actorRef as AnyActorRef;
  if (record.type === '@xstate.actor') {
    return { ...stroke, isOpaque: true };
  }
  if (record.type !== '@xstate.event') {
    return stroke;
  }
  if (!isMachine(actor)) {
    return { ...stroke, isOpaque: true };
  }
  const { before, told } = stroke;
  return {
    ...stroke,
    before: before.has(actor) ? before : new Map([...before, [actor, actor.getSnapshot() as AnyMachineSnapshot]]),
    told: new Map([...told, [actor, [...(told.get(actor) ?? []), record.event]]]),
  };
}

function canFold(run: Stroke, latest: Stroke): boolean {
  const isTimeNoMatter = latest.timers.length === 0 || run.at === latest.at;
  const isTimersAlike =
    run.timers.length === latest.timers.length && run.timers.every((timer) => latest.timers.includes(timer));
  if (run.isOpaque || latest.isOpaque || !isTimeNoMatter || !isTimersAlike) {
    return false;
  }
  return [...new Set([...run.before.keys(), ...latest.before.keys()])].every((actor) => {
    const now = actor.getSnapshot() as AnyMachineSnapshot;
    const begun = latest.before.get(actor) ?? now;
    const events = latest.told.get(actor) ?? [];
    return leadAlike(actor, events, [run.before.get(actor) ?? begun, begun], now);
  });
}

/** Whether events lead an actor from two snapshots to where it is now, by the same transitions and actions. */
function leadAlike(
  actor: AnyActorRef,
  events: readonly EventObject[],
  [one, other]: readonly [AnyMachineSnapshot, AnyMachineSnapshot],
  now: AnyMachineSnapshot,
): boolean {
  try {
    const [outcome, otherOutcome] = [outcomeOf(actor, events, one), outcomeOf(actor, events, other)];
    return (
      outcome.done === otherOutcome.done &&
      isSameSnapshot(outcome.snapshot, now) &&
      isSameSnapshot(otherOutcome.snapshot, now)
    );
  } catch {
    return false;
  }
}

/** Where events would lead an actor from a place, and by what; nothing is done. */
function outcomeOf(actor: AnyActorRef, events: readonly EventObject[], from: AnyMachineSnapshot) {
  const machine = machineOf(actor);
  const done: unknown[] = [];
  const system = withInspector(actor.system, (record) =>
    done.push(record.type === '@xstate.microstep' ? transitionsTaken(record).map(transitionId) : record.type),
  );
  const scope = calculatingScope(actor, system, {
    onAction: ({ type, params }) => done.push([type, params]),
    onEmitted: (event) => done.push(event),
  });
  const snapshot = events.reduce<AnyMachineSnapshot>((last, event) => machine.transition(last, event, scope), from);
  return { snapshot, done: JSON.stringify(done) };
}

function isSameSnapshot(one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean {
  return (
    one === other ||
    (one.status === other.status &&
      JSON.stringify(one.value) === JSON.stringify(other.value) &&
      isSameRecord(one.children, other.children, Object.is) &&
      isSameRecord(one.context, other.context, isSameJson))
  );
}

function isSameRecord(one: object, other: object, isSame: (one: unknown, other: unknown) => boolean): boolean {
  const [entries, others] = [Object.entries(one), Object.entries(other)];
  return entries.length === others.length && entries.every(([key, value]) => isSame(value, Reflect.get(other, key)));
}

function isSameJson(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
