import type { AnyStateMachine, EventObject } from 'xstate';

import { asText } from '../effects';
import { isWalked, keyOf } from '../graph';
import type { Model } from '../model';
import type { Step, Timer } from '../step';
import { begin, step } from '../step';
import { activeStates } from '../observed-run';

/** A machine and another one that were told the same. */
interface Twins {
  readonly one: Step;
  readonly other: Step;
}

/** What is told to both, after some time, and where it leads the model's own machine. */
interface Told {
  readonly event: EventObject;
  readonly time: number;
  readonly isFired: boolean;
  readonly one: Step;
}

/**
 * Whether no sequence of the model's event cases and timers tells another machine from the model's own: both are walked
 * side by side through every pair of model states that they reach together. Only context that the model ignores is
 * trusted to tell no two states apart; even there a difference that shows is a difference. The steps of the model's own
 * machine are kept for the next machine.
 */
export function indistinguishableFrom(model: Model): (machine: AnyStateMachine) => boolean {
  const starts = model.starts.map(({ input }) => ({ input, one: begin(model.machine, input, model.neighbours) }));
  const known = new Map<Step, readonly Told[]>();
  const toldAfter = (one: Step) => {
    const told = known.get(one) ?? toldTo(model, one);
    known.set(one, told);
    return told;
  };
  return (machine) => {
    const seen = new Set<string>();
    let frontier: readonly Twins[] = starts.map(({ input, one }) => ({
      one,
      other: begin(machine, input, model.neighbours),
    }));
    while (frontier.length > 0) {
      if (frontier.some(({ one, other }) => appearance(one) !== appearance(other))) {
        return false;
      }
      const fresh = frontier.filter(({ one, other }) => {
        const key = `${keyOf(model, one.next, one.timers)} ${keyOf(model, other.next, other.timers)}`;
        const isFresh = !seen.has(key) && isWalked(model, one.next);
        seen.add(key);
        return isFresh;
      });
      frontier = fresh.flatMap(({ one, other }) =>
        toldAfter(one).map((told) => ({ one: told.one, other: after(machine, other, told, model) })),
      );
    }
    return true;
  };
}

function toldTo(model: Model, one: Step): readonly Told[] {
  const tell = (event: EventObject, time: number, isFired: boolean): Told => ({
    event,
    time,
    isFired,
    one: after(model.machine, one, { event, time, isFired }, model),
  });
  const [timer] = one.timers;
  return [
    ...model.cases.flatMap(({ event }) => [0, ...partOf(timer, model.machine)].map((time) => tell(event, time, false))),
    ...(timer ? [tell(timer.event, timer.due, true)] : []),
  ];
}

/** 60 % of a delay that has just begun: only then does starting again differ from going on. */
function partOf(timer: Timer | undefined, { implementations }: AnyStateMachine): readonly number[] {
  const isWhole = timer !== undefined && Object.values(implementations.delays).includes(timer.due as never);
  return isWhole ? [timer.due * 0.6] : [];
}

function after(
  machine: AnyStateMachine,
  { next, timers }: Step,
  { event, time, isFired }: Omit<Told, 'one'>,
  { neighbours }: Model,
): Step {
  const left = isFired ? timers.slice(1) : timers;
  const found = step(machine, { snapshot: next, timers: left, time }, event, neighbours);
  return { ...found, timers: found.timers.map((timer) => ({ ...timer, due: timer.due - time })) };
}

function appearance({ next, timers, effects }: Step): string {
  const running = timers.map(({ event, due }) => [event.type, due]);
  return asText([next.value, activeStates(next), next.context, next.status, running, effects]);
}
