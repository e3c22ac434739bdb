import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

import type { Shop } from '#shop';

import { transitionId } from '../chart/transitions';
import { addressOf, isMachine } from './address';
import { guardOf, nameOf, refusalOf } from './explain';
import type { Mask } from './mask';
import { isFromOutside } from './record';
import type { ActorReport, LogEntry, TakenTransition, TimerReport } from './report';
import { machinesBelow, stateOf } from './states';

/** More than anyone reads; the oldest make room. */
const LONGEST_LOG = 2_000;

interface ObserveOptions {
  /** Milliseconds since the session began. */
  readonly elapsed: () => number;
  readonly mask: Mask;
  /** How many outside events the session holds. */
  readonly entries: () => number;
  /** Called after every event. */
  readonly onEvent: () => void;
}

/** What can be seen of a shop from now on. */
export interface Observation {
  readonly actors: () => readonly ActorReport[];
  readonly timers: () => readonly TimerReport[];
  readonly log: () => readonly LogEntry[];
  readonly stop: () => void;
}

/** A timer as XState keeps it. */
interface Scheduled {
  readonly source: AnyActorRef;
  readonly event: { readonly type: string };
  readonly delay: number;
}

/** Watches a shop: its actors, stopped ones too, its timers, and every event with the transitions it led to. */
export function observe(
  { actor: root }: Pick<Shop, 'actor'>,
  { elapsed, mask, entries, onEvent }: ObserveOptions,
): Observation {
  const known = new Map<string, ActorReport>();
  const begun = new WeakMap<Scheduled, number>();
  const latest = new WeakMap<AnyActorRef, LogEntry & { taken: TakenTransition[] }>();
  let log: readonly LogEntry[] = [];
  let lastId = 0;

  const scheduled = () => Object.values(root.system.getSnapshot()._scheduledEvents) as readonly Scheduled[];
  const noteTimers = () => {
    for (const timer of scheduled()) {
      begun.set(timer, begun.get(timer) ?? elapsed());
    }
  };
  const subscription = root.system.inspect((record: InspectionEvent) => {
    const to = record.actorRef as AnyActorRef;
    if (record.type === '@xstate.event' && isMachine(to) && record.event.type !== 'xstate.init') {
      const source = record.sourceRef as AnyActorRef | undefined;
      const isOutside = isFromOutside(record);
      lastId += 1;
      const entry = {
        id: lastId,
        at: elapsed(),
        from: isOutside ? undefined : senderOf(source),
        to: addressOf(to),
        event: mask(record.event),
        taken: [],
        refusal: refusalOf(to, record.event),
        entry: isOutside ? entries() : undefined,
      };
      latest.set(to, entry);
      log = [...log.slice(1 - LONGEST_LOG), entry];
      onEvent();
    }
    if (record.type === '@xstate.microstep') {
      latest.get(to)?.taken.push(...record._transitions.map(takenTransition));
    }
    if (record.type === '@xstate.snapshot') {
      noteTimers();
    }
  });
  noteTimers();

  return {
    actors: () => {
      const running = machinesBelow(root).map((actor) => reportOf(actor, mask));
      const addresses = new Set(running.map(({ address }) => address));
      for (const [address, report] of known) {
        known.set(address, addresses.has(address) ? report : { ...report, status: 'stopped' });
      }
      running.forEach((report) => known.set(report.address, report));
      return [...known.values()];
    },
    timers: () =>
      scheduled().map((timer) => ({
        actor: addressOf(timer.source),
        event: timer.event.type,
        delay: timer.delay,
        left: Math.max(0, (begun.get(timer) ?? elapsed()) + timer.delay - elapsed()),
      })),
    log: () => log,
    stop: () => subscription.unsubscribe(),
  };
}

/** The callbacks that hold the page still leave no sender. */
function senderOf(source: AnyActorRef | undefined): string {
  return source ? addressOf(source) : 'pageLock';
}

function reportOf(actor: AnyActorRef, mask: Mask): ActorReport {
  const { _nodes, status } = actor.getSnapshot() as AnyMachineSnapshot;
  return {
    address: addressOf(actor),
    machine: (actor as unknown as { readonly logic: AnyStateMachine }).logic.id,
    ...stateOf(actor, mask),
    status,
    states: _nodes.map(({ id }) => id),
  };
}

function takenTransition(transition: AnyTransitionDefinition): TakenTransition {
  return {
    id: transitionId(transition),
    description: transition.description,
    guard: guardOf(transition),
    actions: transition.actions.map(nameOf).filter((name) => name !== undefined),
  };
}
