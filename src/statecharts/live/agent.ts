import type { Store } from '#domain/world';
import type { Shop } from '#shop';
import { withoutBase } from '#ui/base';

import { actorAt } from '#kit/session/address';
import type { Observation } from '#kit/session/observe';
import { observeShop, recordShop } from '../session/system';
import type { SessionRecorder } from '#kit/session/record';
import { createReporter } from '#kit/session/report-change';
import { offersFor } from '../stage/offers';
import type { TabAnswer, TabCommand } from '#kit/session/tab-messages';
import { isCommand, TABS_CHANNEL } from '#kit/session/tab-messages';

const PLACE_KEY = 'larkwood-agent-place';

let isWatching = false;

/** An open tab of the shop lets the statecharts watch it: it answers when they call, and tells them what happens in it. */
export function watch(shop: Shop): void {
  if (isWatching) {
    return;
  }
  isWatching = true;
  const channel = new BroadcastChannel(TABS_CHANNEL);
  const path = () => withoutBase(window.location.pathname) + window.location.search;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const agent = createAgent(shop, path, (message) => channel.postMessage(message));
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    isCommand(data) ? agent.follow(data) : undefined,
  );
  window.addEventListener('pagehide', agent.leave);
  // A page that the browser has kept for Back is there again.
  window.addEventListener('pageshow', ({ persisted }) => (persisted ? agent.follow({ kind: 'call' }) : undefined));
  agent.follow({ kind: 'call' });
}

/** What a watched tab does on each command; apart from the channel, so that it can be tried without one. */
export function createAgent(shop: Shop, path: () => string, answer: (message: TabAnswer) => void) {
  const tab = String(shop.world.random());
  const place = placeOf(shop.world.session, tab);
  let watched = '';
  let told = path();
  let isReportDue = false;
  /** A page that the browser keeps for Back says nothing. */
  let hasLeft = false;
  let watching:
    | {
        readonly recording: SessionRecorder;
        readonly observation: Observation;
        readonly begun: number;
        readonly changeOf: ReturnType<typeof createReporter>;
      }
    | undefined;

  const elapsedSince = (begun: number) => shop.world.now().getTime() - begun;
  const report = () => {
    isReportDue = false;
    if (!watching) {
      return;
    }
    const { recording, observation, begun, changeOf } = watching;
    answer({
      kind: 'report',
      tab,
      report: changeOf({
        now: elapsedSince(begun),
        path: path(),
        isRunning: true,
        actors: observation.actors(),
        timers: observation.timers(),
        offers: offersFor(shop, watched),
        log: observation.log(),
        session: recording.session(),
      }),
    });
  };
  const reportSoon = () => {
    if (!isReportDue) {
      isReportDue = true;
      queueMicrotask(report);
    }
  };
  const end = () => {
    watching?.recording.stop();
    watching?.observation.stop();
    watching = undefined;
  };
  const begin = () => {
    end();
    const begun = shop.world.now().getTime();
    const elapsed = () => elapsedSince(begun);
    const recording = recordShop(shop, {
      path: path(),
      elapsed,
      onFolded: (from, to) => watching?.observation.fold(from, to),
    });
    const observation = observeShop(shop, {
      elapsed,
      mask: recording.mask,
      entries: recording.count,
      onEvent: reportSoon,
    });
    recording.foldTyping();
    watching = { recording, observation, begun, changeOf: createReporter() };
    report();
  };

  const sayHere = () => {
    told = path();
    answer({ kind: 'here', tab, place, path: told });
  };
  // The address of the tab has changed when the shop has heard of it.
  shop.actor.subscribe(() => queueMicrotask(() => (hasLeft || path() === told ? undefined : sayHere())));

  const follow = (command: TabCommand): void => {
    if (command.kind === 'call') {
      hasLeft = false;
      sayHere();
      return;
    }
    if (command.tab !== tab) {
      return;
    }
    switch (command.kind) {
      case 'begin':
        return begin();
      case 'end':
        return end();
      case 'watch':
        watched = command.address;
        return report();
      case 'send':
        return actorAt(shop, command.to)?.send(command.event);
    }
  };
  const leave = () => {
    end();
    hasLeft = true;
    answer({ kind: 'gone', tab });
  };
  return { follow, leave };
}

/** A tab is known again after it has been loaded again, as long as it may keep anything. */
function placeOf(session: Store, otherwise: string): string {
  const kept = session.read(PLACE_KEY);
  if (typeof kept === 'string') {
    return kept;
  }
  session.write(PLACE_KEY, otherwise);
  return otherwise;
}
