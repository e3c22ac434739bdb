import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';

import { nameOf } from '#kit/charts/named';
import { transitionId } from '#kit/charts/transitions';
import { activeNodes, machineOf, scheduledEvents, transitionsTaken } from '#kit/xstate-internals';
import type { ScheduledEvent } from '#kit/xstate-internals';
import { addressOf, isMachine } from './address';
import { clipped } from './clip';
import { guardOf, refusalOf } from './explain';
import { isFromOutside } from './record';
import type { ActorReport, LogEntry, TakenTransition, TimerReport } from './report';
import { machinesBelow, stateOf } from './states';
import type { Mask, Running, System } from './system';

/** More than anyone reads; the oldest make room. */
const LONGEST_LOG = 2_000;

export interface ObserveOptions {
  /** Milliseconds since the session began. */
  readonly elapsed: () => number;
  readonly mask: Mask;
  /** How many outside events the session holds. */
  readonly entries: () => number;
  /** Called after every event. */
  readonly onEvent: () => void;
}

/** What can be seen of a system from now on. */
export interface Observation {
  readonly actors: () => readonly ActorReport[];
  readonly timers: () => readonly TimerReport[];
  readonly log: () => readonly LogEntry[];
  /** The session leaves out its entries from one place up to another: what they did is told no more. */
  readonly fold: (from: number, to: number) => void;
  readonly stop: () => void;
}

/** Watches a running system: its actors, ended ones too, its timers, and every event with the transitions it led to. */
export function observe(
  { actor: root }: Running,
  system: System,
  { elapsed, mask, entries, onEvent }: ObserveOptions,
): Observation {
  const met = new Map<string, AnyActorRef>();
  const reports = new WeakMap<AnyMachineSnapshot, ActorReport>();
  const begun = new WeakMap<ScheduledEvent, number>();
  const latest = new WeakMap<AnyActorRef, LogEntry & { taken: TakenTransition[] }>();
  /** Where an actor stood when it was told the latest. */
  const stood = new WeakMap<AnyActorRef, string>();
  let log: readonly LogEntry[] = [];
  let lastId = 0;

  const scheduled = () => scheduledEvents(root.system);
  const noteTimers = () => {
    for (const timer of scheduled()) {
      begun.set(timer, begun.get(timer) ?? elapsed());
    }
  };
  /** An actor that ends within an event is in no later snapshot. One that has begun again at its place is the later one. */
  const noteActor = (actor: AnyActorRef) => {
    const address = isMachine(actor) ? addressOf(actor) : undefined;
    const there = address === undefined ? undefined : met.get(address);
    if (address !== undefined && (isActive(actor) || !there || !isActive(there))) {
      met.set(address, actor);
    }
  };
  const report = (actor: AnyActorRef) => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    const known = reports.get(snapshot) ?? reportOf(actor, system, mask);
    reports.set(snapshot, known);
    return known;
  };
  const subscription = root.system.inspect((record: InspectionEvent) => {
    const to = record.actorRef as AnyActorRef;
    if (record.type === '@xstate.event' && isMachine(to) && record.event.type !== 'xstate.init') {
      const source = record.sourceRef as AnyActorRef | undefined;
      const { event } = record;
      const isOutside = isFromOutside(record, system);
      lastId += 1;
      const entry = {
        id: lastId,
        at: elapsed(),
        from: isOutside ? undefined : system.senderOf(event, source && addressOf(source)),
        to: addressOf(to),
        event: clipped(mask(record.event)),
        taken: [],
        refusal: refusalOf(to, record.event),
        entry: isOutside ? entries() : undefined,
        place: entries(),
      };
      latest.set(to, entry);
      stood.set(to, placeOf(to.getSnapshot() as AnyMachineSnapshot));
      log = [...log.slice(1 - LONGEST_LOG), entry];
      onEvent();
    }
    latest.get(to)?.taken.push(...transitionsTaken(record).map(takenTransition));
    if (record.type === '@xstate.snapshot') {
      noteTimers();
      noteActor(to);
      const { taken = [] } = latest.get(to) ?? {};
      // Who passes through a state and is at once where it was has come to none.
      if (taken.length > 1 && isMachine(to) && placeOf(record.snapshot as AnyMachineSnapshot) === stood.get(to)) {
        taken.splice(0, taken.length, ...taken.map((each) => ({ ...each, isMove: false })));
      }
    }
  });
  noteTimers();

  return {
    actors: () => {
      const running = machinesBelow(root);
      running.forEach((actor) => met.set(addressOf(actor), actor));
      return [...new Set([...running, ...met.values()])].map(report);
    },
    timers: () =>
      scheduled().map((timer) => ({
        actor: addressOf(timer.source),
        event: timer.event.type,
        delay: timer.delay,
        left: Math.max(0, (begun.get(timer) ?? elapsed()) + timer.delay - elapsed()),
      })),
    log: () => log,
    fold: (from, to) => {
      const rowOf = (place: number) => log.findIndex(({ entry }) => entry === place + 1);
      const kept = log
        .slice(rowOf(to))
        .map((row) => ({ ...row, entry: row.entry && row.entry - to + from, place: row.place - to + from }));
      log = [...log.slice(0, Math.max(0, rowOf(from))), ...kept];
    },
    stop: () => subscription.unsubscribe(),
  };
}

function placeOf(snapshot: AnyMachineSnapshot): string {
  return activeNodes(snapshot)
    .map(({ id }) => id)
    .join(' ');
}

function isActive(actor: AnyActorRef): boolean {
  return (actor.getSnapshot() as AnyMachineSnapshot).status === 'active';
}

function reportOf(actor: AnyActorRef, { handedIn }: System, mask: Mask): ActorReport {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  return {
    address: addressOf(actor),
    machine: machineOf(actor).id,
    ...stateOf(actor, handedIn, mask),
    status: snapshot.status,
    states: activeNodes(snapshot).map(({ id }) => id),
  };
}

function takenTransition(transition: AnyTransitionDefinition): TakenTransition {
  return {
    id: transitionId(transition),
    guard: guardOf(transition),
    actions: transition.actions.map(nameOf).filter((name) => name !== undefined),
    isMove: (transition.target ?? []).length > 0,
  };
}
