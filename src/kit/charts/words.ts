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

/** A duration as one says it. */
export function durationWords(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${Number((ms / 1000).toFixed(2))} s`;
}
