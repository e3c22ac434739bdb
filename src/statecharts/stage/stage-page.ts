import { createMemoryHistory } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import type { EventObject } from 'xstate';

import { actorAt } from '#kit/session/address';
import type { Observation } from '#kit/session/observe';
import type { SessionRecorder } from '#kit/session/record';
import type { Report } from '#kit/session/report';
import { createReporter } from '#kit/session/report-change';
import type { ReportChange } from '#kit/session/report-change';
import type { Session } from '#kit/session/session';
import { holdOutside } from '#kit/xstate-internals';
import type { Reached } from '#machines/shop/shop-types';
import { withBase } from '#ui/base';

import type { AppRouter } from '../../router';
import { createAppRouter } from '../../router';
import { replay } from '../session/replay';
import { observeShop, recordShop, shopSystem } from '../session/system';
import { hrefOf, hrefTo, listenForPage } from './href';
import { offersFor } from './offers';
import type { StagePage } from './stage-setup';

/** A page of a shop that has lived through a session, with its router to draw. */
export interface DrawnPage extends StagePage {
  readonly router: AppRouter;
  readonly actors: () => Report['actors'];
  /** What is new since it was last told. */
  readonly report: (watched: string, isRunning: boolean) => ReportChange;
  readonly leave: () => void;
}

/** Lets a session happen to a fresh shop up to a moment; its page waits for a router to load it. */
export function openPage(session: Session, until: number, onEvent: () => void): DrawnPage {
  let observation: Observation | undefined;
  let recording: SessionRecorder | undefined;
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
  const [seen, noted] = [observation, recording];
  const letThrough = holdOutside(shop.actor.system, isNews);
  noted.foldTyping();
  const reached = hrefOf(noted.session());
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
  const router = createAppRouter({
    shop: { ...shop, routeChanged },
    history: createMemoryHistory({ initialEntries: [withBase(href)] }),
  });
  navigate = (to) => void router.navigate({ href: hrefTo(to) });
  const changeOf = createReporter();
  return {
    router,
    follow: () => {
      letThrough();
      if (!isFollowing && news && news.path !== pathOf(reached)) {
        shop.routeChanged(news);
      }
      isFollowing = true;
    },
    send: (to, event) => {
      const actor = actorAt(shop, to);
      flushSync(() => actor?.send(event));
      return actor !== undefined;
    },
    advanceTo: (ms) => flushSync(() => clock.advanceTo(ms)),
    advanceBy: (ms) => clock.advanceTo(clock.now() + ms),
    noteTime: () => noted.noteTime(),
    hasTimers: () => seen.timers().length > 0,
    changeWidth: (isDesk) => shop.viewportChanged(isDesk),
    actors: () => seen.actors(),
    report: (watched, isRunning) =>
      changeOf({
        now: clock.now(),
        path: router.state.location.href,
        isRunning,
        actors: seen.actors(),
        timers: seen.timers(),
        offers: offersFor(shop, watched),
        log: seen.log(),
        session: noted.session(),
      }),
    leave: () => {
      noted.stop();
      seen.stop();
      shop.actor.stop();
    },
  };
}

/**
 * What components send by themselves, such as that a file has come or that a field has the focus: a page that is drawn as
 * it was is no news to the shop. A page that joins and the width of the window are.
 */
function isNews(event: EventObject): boolean {
  return shopSystem.isFromOutside(event, undefined) && !['page.entered', 'viewport.changed'].includes(event.type);
}

function pathOf(href: string): string {
  return new URL(href, window.location.origin).pathname;
}
