import type { Report } from '#kit/session/report';
import type { RequestedState } from './use-requested-state';

/** How the shop on the stage comes to look as it does, in sentences. */
export function sayHow({ moves, point }: Pick<RequestedState, 'moves' | 'point'>, report: Report | undefined): string {
  if (!point) {
    return '';
  }
  const base =
    moves === undefined
      ? 'The shop as the link has it.'
      : moves.length === 0
        ? 'The page as it opens.'
        : `How it got here: ${moves.join('; ')}.`;
  const happened = (events: Report['session']['events']) => events.filter(({ event }) => event.type !== 'page.entered');
  const isPast =
    report !== undefined &&
    (report.now > point.until || happened(report.session.events).length > happened(point.session.events).length);
  return isPast ? `${base} More has happened since: the timeline says what.` : base;
}
