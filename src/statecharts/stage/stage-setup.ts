import { assign, enqueueActions, fromCallback, fromPromise, raise, setup, stateIn } from 'xstate';
import type { EventObject } from 'xstate';

import type { Session } from '#kit/session/session';

import type { ShowReason } from './messages';

/** A session to show, up to a moment in ms. */
export interface Asked {
  readonly session: Session;
  readonly until: number;
  readonly why: ShowReason;
  /** How many sessions were begun with this one. */
  readonly begins: number;
  /** What of the page is brought to the middle, as a CSS selector. */
  readonly part?: string | undefined;
}

/** A page of a shop that has lived through a session. */
export interface StagePage {
  /**
   * From now on the shop is told what components send and where the router goes; also of the page it asked for itself, if
   * it was not there yet.
   */
  readonly follow: () => void;
  /** Answers false where nobody runs at the address. */
  readonly send: (to: string, event: EventObject) => boolean;
  readonly advanceTo: (ms: number) => void;
  readonly advanceBy: (ms: number) => void;
  /** Notes the time that has passed in the session. */
  readonly noteTime: () => void;
  readonly hasTimers: () => boolean;
  readonly changeWidth: (isDesk: boolean) => void;
}

interface StageContext {
  readonly asked: Asked | undefined;
  readonly page: StagePage | undefined;
  /** The address of the actor that events are offered for. */
  readonly watched: string;
  /** What was done while a page was loading: it is meant for that page. */
  readonly held: readonly PageEvent[];
}

type PageEvent =
  | { readonly type: 'event.sent'; readonly to: string; readonly event: EventObject }
  | { readonly type: 'time.advanced'; readonly to: number };

/** What happens on the stage. */
export type StageEvent =
  | PageEvent
  | ({ readonly type: 'session.asked' } & Asked)
  | { readonly type: 'page.drawn' }
  | { readonly type: 'picture.ready' }
  | { readonly type: 'page.touched' }
  | { readonly type: 'width.changed'; readonly isDesk: boolean }
  | { readonly type: 'actor.watched'; readonly address: string }
  | { readonly type: 'time.started' }
  | { readonly type: 'time.stopped' }
  | { readonly type: 'frame.passed'; readonly ms: number }
  | { readonly type: 'shop.changed' }
  | { readonly type: 'frame.come' };

interface SentParams {
  readonly page: StagePage | undefined;
  readonly to: string;
  readonly event: EventObject;
}

/** A callback that the document provides. */
const provided = fromCallback<EventObject>(() => undefined);

/** What the machine of the stage knows and can do; `createStage` provides what touches the document. */
export const stageSetup = setup({
  types: { context: {} as StageContext, events: {} as StageEvent },
  actors: {
    load: fromPromise<StagePage, Asked | undefined>(() => Promise.reject(new Error('No page is provided.'))),
    touches: provided,
    width: provided,
    frames: provided,
    nextFrame: provided,
    holdInView: fromCallback<EventObject, string | undefined>(() => undefined),
  },
  guards: {
    isRunning: stateIn({ time: 'running' }),
    isLoaded: stateIn({ loading: 'idle' }),
    hasTimers: ({ context }) => context.page?.hasTimers() ?? false,
  },
  actions: {
    noteAsked: assign({ asked: (_, asked: Asked) => asked, held: [] }),
    hold: assign({ held: ({ context }, { event }: { event: PageEvent }) => [...context.held, event] }),
    /** Draws a page in place of the one before. */
    draw: (_, params: { page: StagePage; last: StagePage | undefined }) => void params,
    keepPage: assign({ page: (_, { page }: { page: StagePage }) => page }),
    takeUpHeld: enqueueActions(({ context, enqueue }) => {
      context.held.forEach((event) => enqueue.raise(event));
      enqueue.assign({ held: [] });
    }),
    follow: ({ context }) => context.page?.follow(),
    /** Tells an actor of the page something, or its caller that nobody is there. */
    sendEvent: (_, params: SentParams) => void params,
    advanceTo: ({ context }, { to }: { to: number }) => context.page?.advanceTo(to),
    advanceBy: ({ context }, { ms }: { ms: number }) => context.page?.advanceBy(ms),
    noteTime: ({ context }) => context.page?.noteTime(),
    changeWidth: ({ context }, { isDesk }: { isDesk: boolean }) => context.page?.changeWidth(isDesk),
    noteWatched: assign({ watched: (_, { address }: { address: string }) => address }),
    tellChange: raise({ type: 'shop.changed' }),
    tellDrawn: raise({ type: 'page.drawn' }),
    tellReady: raise({ type: 'picture.ready' }),
    report: (_, params: { isNew: boolean }) => void params,
    fail: (_, params: { reason: string }) => void params,
  },
});
