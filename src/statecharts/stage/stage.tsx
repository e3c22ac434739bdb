import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AnyActorRef } from 'xstate';

import { from } from '#ui/theme/breakpoints';

import type { AppRouter } from '#router';
import type { Reached } from '#machines/shop/shop-types';
import { createAppRouter } from '#router';
import { messageOf } from '../message-of';
import { actorAt } from '#kit/session/address';
import type { Observation } from '#kit/session/observe';
import { observeShop, recordShop } from '../session/system';
import type { Recording } from '#kit/session/record';
import type { Replay } from '../session/replay';
import { replay } from '../session/replay';
import type { ActorReport } from '#kit/session/report';
import { createReporter } from '#kit/session/report-change';
import type { Session } from '#kit/session/session';
import { holdArrivals } from './hold-arrivals';
import { holdInView } from './hold-in-view';
import { hrefOf, hrefTo, listenForPage } from './href';
import { offersFor } from './offers';
import type { ShowReason, StageAnswer, StageCommand } from './messages';

/** What moves a hand or a key; until then a picture stays as it was asked for. */
const TOUCHES = ['pointermove', 'pointerdown', 'wheel', 'click', 'keydown', 'input'] as const;

interface Playing extends Replay {
  readonly router: AppRouter;
  readonly recording: Recording;
  readonly observation: Observation;
  /** From now on the shop is told where the router goes; also of the page it asked for itself, if it was not there yet. */
  readonly follow: () => void;
}

/** Shows a shop in this document, in its own world and on its own clock, and does with it what it is told. */
export function createStage(answer: (message: StageAnswer) => void): (command: StageCommand) => void {
  const root = createRoot(document);
  let playing: Playing | undefined;
  let isRunning = false;
  let watched = '';
  let isReportDue = false;
  let changeOf = createReporter();
  let shows = 0;
  let isShown = false;
  /** Whether a hand has been at the picture: before, no file that arrives is told to the shop. */
  let isTouched = false;
  let letGo = () => {};

  const handOver = () => {
    if (isShown) {
      isTouched = true;
      playing?.follow();
    }
  };
  const report = (shown: ShowReason | undefined) => {
    if (!playing) {
      return;
    }
    const { clock, router, recording, observation } = playing;
    const actors = observation.actors();
    nameStates(actors);
    answer({
      kind: 'report',
      shown,
      report: changeOf({
        now: clock.now(),
        path: router.state.location.href,
        isRunning,
        actors,
        timers: observation.timers(),
        offers: offersFor(playing.shop, watched),
        log: observation.log(),
        session: recording.session(),
      }),
    });
  };
  /** Once a frame at most: nobody sees more, and a long visit is much to tell. */
  const reportSoon = () => {
    if (!isReportDue) {
      isReportDue = true;
      requestAnimationFrame(() => {
        isReportDue = false;
        report(undefined);
      });
    }
  };

  const show = async ({ session, until, why, part }: StageCommand & { kind: 'show' }) => {
    letGo();
    const next = play(session, until, reportSoon);
    const last = playing;
    playing = next;
    changeOf = createReporter();
    [isShown, isTouched] = [false, false];
    shows += 1;
    const show = shows;
    await next.router.load();
    if (show !== shows) {
      return;
    }
    // With all it needs loaded, the page and what it does on being drawn are done when this returns.
    flushSync(() => root.render(<RouterProvider key={show} router={next.router} />));
    leave(last);
    isShown = true;
    letGo = part === undefined ? () => {} : holdInView(part);
    if (isRunning) {
      handOver();
    }
    report(why);
  };

  const tick = (last: number) => (frame: number) => {
    if (!isRunning || !playing) {
      return;
    }
    const { clock, observation } = playing;
    clock.advanceTo(clock.now() + frame - last);
    if (observation.timers().length > 0) {
      reportSoon();
    }
    requestAnimationFrame(tick(frame));
  };

  const touched = () => {
    letGo();
    handOver();
  };
  TOUCHES.forEach((touch) => window.addEventListener(touch, touched, { capture: true, passive: true }));
  holdArrivals(() => !isTouched);
  window.matchMedia(from.desk).addEventListener('change', ({ matches }) => playing?.shop.viewportChanged(matches));

  return (command) => {
    try {
      follow(command);
    } catch (error) {
      answer({ kind: 'failed', reason: messageOf(error) });
    }
  };

  function follow(command: StageCommand): void {
    switch (command.kind) {
      case 'show':
        show(command).catch((error: unknown) => answer({ kind: 'failed', reason: messageOf(error) }));
        break;
      case 'send':
        handOver();
        flushSync(() => running(playing, command.to).send(command.event));
        break;
      case 'watch':
        watched = command.address;
        reportSoon();
        break;
      case 'advance':
        flushSync(() => playing?.clock.advanceTo(command.to));
        playing?.recording.noteTime();
        reportSoon();
        break;
      case 'run':
        if (command.isRunning && !isRunning) {
          handOver();
          requestAnimationFrame((frame) => requestAnimationFrame(tick(frame)));
        }
        if (isRunning && !command.isRunning) {
          playing?.recording.noteTime();
        }
        isRunning = command.isRunning;
        reportSoon();
        break;
    }
  }
}

/** The document says which states the shop is in, or has ended in, so that a test in a browser can wait for one. */
function nameStates(actors: readonly ActorReport[]): void {
  const states = actors.flatMap(({ status, states }) => (status === 'active' || status === 'done' ? states : []));
  document.documentElement.dataset['states'] = [...new Set(states)].join(' ');
}

/** The actor at an address. Throws when it does not run. */
function running(playing: Playing | undefined, address: string): AnyActorRef {
  const actor = playing && actorAt(playing.shop, address);
  if (!actor) {
    throw new Error(`"${address}" does not run at this moment.`);
  }
  return actor;
}

function play(session: Session, until: number, onEvent: () => void): Playing {
  let observation: Observation | undefined;
  let recording: Recording | undefined;
  const page = listenForPage(() => recording?.session().events ?? []);
  let { navigate } = page;
  const { shop, clock } = replay(session, until, {
    navigate: (to) => navigate(to),
    onOpened: (opened) => {
      const noted = recordShop(opened.shop, {
        path: session.path,
        elapsed: opened.clock.now,
        onFolded: (from, to) => observation?.fold(from, to),
      });
      // After the recorder: an event that is logged has its place in the session already.
      observation = observeShop(opened.shop, {
        elapsed: opened.clock.now,
        mask: noted.mask,
        entries: noted.count,
        onEvent,
      });
      recording = noted;
    },
    onTimePassed: () => recording?.noteTime(),
  });
  if (!recording || !observation) {
    throw new Error('A replay opens a shop before anything happens in it.');
  }
  recording.foldTyping();
  const reached = hrefOf(recording.session());
  const href = page.href() ?? reached;
  // The page that is drawn first is no news to a shop that has been replayed: only another one is.
  let news: Reached | undefined;
  let isFollowing = false;
  const routeChanged = (next: Reached) => {
    if (isFollowing) {
      shop.routeChanged(next);
    } else {
      news = next;
    }
  };
  const follow = () => {
    if (!isFollowing && news && news.path !== new URL(reached, window.location.origin).pathname) {
      shop.routeChanged(news);
    }
    isFollowing = true;
  };
  const router = createAppRouter({
    shop: { ...shop, routeChanged },
    history: createMemoryHistory({ initialEntries: [href] }),
  });
  navigate = (to) => void router.navigate({ href: hrefTo(to) });
  return { shop, clock, router, recording, observation, follow };
}

function leave(playing: Playing | undefined): void {
  playing?.recording.stop();
  playing?.observation.stop();
  playing?.shop.actor.stop();
}
