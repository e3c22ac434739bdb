import type { ChartTransition } from './definition';

/** What makes a transition happen, in the words of the drawing: `toast.shown`, `after 5 s`, `done: form`, `always`. */
export function eventWords({ event, delay }: ChartTransition): string {
  if (event === '') {
    return 'always';
  }
  if (delay) {
    return `after ${delay.ms === undefined ? (delay.name ?? 'a while') : durationWords(delay.ms)}`;
  }
  const [, ending, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (ending !== undefined && actor !== undefined) {
    return `${ending}: ${actor}`;
  }
  return event.startsWith('xstate.done.state.') ? 'done' : event;
}

/** What is drawn of a transition: the event and, on a line of its own, the guard; or its own lines. */
export function transitionLines(transition: ChartTransition): readonly string[] {
  if (transition.lines) {
    return transition.lines;
  }
  return transition.guard === undefined ? [eventWords(transition)] : [eventWords(transition), `[${transition.guard}]`];
}

const LONG_UNITS = [
  ['day', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** A duration as people say it, to the millisecond: `0.3 s`, `5 s`, `2 min`, `30 days`, `1 day 12 h`. */
export function durationWords(ms: number): string {
  let left = Math.round(ms);
  const long = LONG_UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count === 0 ? [] : `${count} ${unit === 'day' && count > 1 ? 'days' : unit}`;
  });
  return [...long, ...(left > 0 || long.length === 0 ? [`${left / 1000} s`] : [])].join(' ');
}

/** A step in which time passes, by a name such as `5000 ms pass`, as people say it; any other words as they are. */
export function waitWords(step: string): string {
  return step.replace(/^(\d+) ms pass/, (_, ms: string) => `${durationWords(Number(ms))} pass`);
}

/** Names with commas; `nothing` where there are none. */
export function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ');
}
