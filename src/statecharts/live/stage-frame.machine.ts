import { assign, emit, setup } from 'xstate';

import type { NumberedReport, ReportChange } from '#kit/session/report-change';
import { reportAfter } from '#kit/session/report-change';
import type { Session, SessionEntry } from '#kit/session/session';
import { isTime } from '#kit/session/session';
import type { TimelinePoint } from '#kit/session/timeline';
import { timelineAfter } from '#kit/session/timeline';

import type { Drawn, ShowReason, StageCommand } from '../stage/messages';

interface Seen {
  /** The latest of the shop on the stage; undefined until it is drawn. */
  readonly latest: NumberedReport | undefined;
  /** All that has happened, also what lies ahead after a step back. */
  readonly timeline: Session | undefined;
  /** Grows whenever another session has been drawn. */
  readonly drawings: number;
  /** How many sessions had been begun with the one that is drawn. */
  readonly begun: number;
  /** Why the last command was not followed. */
  readonly failure: string | undefined;
}

interface StageFrameContext extends Seen {
  /** What the shop is to show from its beginning. */
  readonly begin: TimelinePoint | undefined;
  /** How many there have been. */
  readonly begins: number;
  /** The actor that events are offered for. */
  readonly watched: string | undefined;
}

export type StageFrameEvent =
  | { readonly type: 'stage.ready' }
  | { readonly type: 'stage.retried' }
  | { readonly type: 'stage.reported'; readonly report: ReportChange; readonly shown: Drawn | undefined }
  | { readonly type: 'stage.failed'; readonly reason: string }
  | { readonly type: 'point.asked'; readonly point: TimelinePoint | undefined }
  | { readonly type: 'point.wound'; readonly point: TimelinePoint }
  | { readonly type: 'actor.watched'; readonly address: string }
  | { readonly type: 'command.given'; readonly command: StageCommand };

const unseen: Seen = { latest: undefined, timeline: undefined, drawings: 0, begun: 0, failure: undefined };

interface ReportParams {
  readonly report: ReportChange;
  readonly shown: Drawn | undefined;
}

/** The shop in a frame beside its statechart, as the page around it knows it. */
export const stageFrameMachine = setup({
  types: {
    context: {} as StageFrameContext,
    events: {} as StageFrameEvent,
    emitted: {} as
      | { readonly type: 'shop.told'; readonly command: StageCommand | undefined }
      | { readonly type: 'frame.wanted' },
  },
  delays: {
    /** As the shop's own pages take to say that they are late. */
    patience: 8_000,
  },
  actions: {
    /** Nothing, when undefined. */
    tell: emit(
      (_, { command }: { readonly command: StageCommand | undefined }) => ({ type: 'shop.told', command }) as const,
    ),
    wantFrame: emit({ type: 'frame.wanted' }),
    forget: assign(unseen),
    noteBegin: assign(({ context }, { point }: { readonly point: TimelinePoint | undefined }) => ({
      begin: point,
      begins: context.begins + 1,
    })),
    noteWatched: assign({ watched: (_, { address }: { readonly address: string }) => address }),
    noteReport: assign(({ context }, { report, shown }: ReportParams) => {
      const latest = reportAfter(context.latest, report);
      const session = latest?.report.session;
      return {
        failure: undefined,
        drawings: context.drawings + (shown === undefined ? 0 : 1),
        begun: shown?.begins ?? context.begun,
        latest,
        timeline:
          session && timelineAfter(shown?.why === 'begin' ? context.begin?.whole : context.timeline, session, isAside),
      };
    }),
    noteFailure: assign(({ context }, { reason }: { readonly reason: string }) => ({
      failure: reason,
      // The page before stays, and may go on.
      begun: context.begins,
    })),
  },
}).createMachine({
  id: 'stageFrame',
  description: 'The shop in a frame beside its statechart, as the page around it knows it.',
  context: { ...unseen, begin: undefined, begins: 0, watched: undefined },
  initial: 'loading',
  on: {
    'stage.ready': {
      target: '.ready',
      actions: 'forget',
      description: 'The document in the frame is there, or again.',
    },
  },
  states: {
    loading: {
      description: 'The document in the frame is not there yet: what is wanted is remembered.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'It is on its way.',
          after: { patience: { target: 'late', description: 'It may not come.' } },
        },
        late: {
          description: 'It is told that there is no shop yet.',
          on: { 'stage.retried': { actions: 'wantFrame', description: 'The document is asked for again.' } },
        },
      },
      on: {
        'point.asked': {
          actions: { type: 'noteBegin', params: ({ event }) => event },
          description: 'It is to be shown as soon as it can be.',
        },
        'actor.watched': {
          actions: { type: 'noteWatched', params: ({ event }) => event },
          description: 'It is told as soon as it can be.',
        },
      },
    },
    ready: {
      description: 'The shop does what it is told, and tells what happens in it.',
      entry: [
        { type: 'tell', params: ({ context }) => ({ command: shows('begin', context, context.begin) }) },
        { type: 'tell', params: ({ context }) => ({ command: watches(context.watched) }) },
      ],
      on: {
        'point.asked': {
          actions: [
            { type: 'noteBegin', params: ({ event }) => event },
            { type: 'tell', params: ({ context, event }) => ({ command: shows('begin', context, event.point) }) },
          ],
          description: 'Another session is to be shown from its beginning.',
        },
        'point.wound': {
          actions: { type: 'tell', params: ({ context, event }) => ({ command: shows('wind', context, event.point) }) },
          description: 'The session is wound back or forward.',
        },
        'actor.watched': {
          actions: [
            { type: 'noteWatched', params: ({ event }) => event },
            { type: 'tell', params: ({ event }) => ({ command: watches(event.address) }) },
          ],
          description: 'Another actor is looked at.',
        },
        'command.given': {
          actions: { type: 'tell', params: ({ event }) => event },
          description: 'An event is sent, or time is to pass.',
        },
        'stage.reported': {
          actions: { type: 'noteReport', params: ({ event }) => event },
          description: 'Something has happened in the shop, or another page of it is drawn.',
        },
        'stage.failed': {
          actions: { type: 'noteFailure', params: ({ event }) => event },
          description: 'A command could not be followed.',
        },
      },
    },
  },
});

/** A window that is made wider or narrower to look at a moment changes nothing of what comes after it. */
function isAside(entry: SessionEntry): boolean {
  return isTime(entry) || entry.event.type === 'viewport.changed';
}

function shows(
  why: ShowReason,
  { begins }: Pick<StageFrameContext, 'begins'>,
  point: TimelinePoint | undefined,
): StageCommand | undefined {
  if (!point) {
    return undefined;
  }
  const { whole: _ahead, ...upTo } = point;
  return { kind: 'show', why, begins, ...upTo };
}

function watches(address: string | undefined): StageCommand | undefined {
  return address === undefined ? undefined : { kind: 'watch', address };
}
