import type { Shop } from '#shop';

import { actorAt } from '../session/address';
import type { Observation } from '../session/observe';
import { observe } from '../session/observe';
import type { Recording } from '../session/record';
import { record } from '../session/record';
import { offersFor } from '../stage/offers';
import type { TabAnswer, TabCommand } from './tab-messages';
import { TABS_CHANNEL } from './tab-messages';

let isWatching = false;

/** An open tab of the shop lets the statecharts watch it: it answers when they call, and tells them what happens in it. */
export function watch(shop: Shop): void {
  if (isWatching) {
    return;
  }
  isWatching = true;
  const channel = new BroadcastChannel(TABS_CHANNEL);
  const path = () => window.location.pathname + window.location.search;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const agent = createAgent(shop, path, (message) => channel.postMessage(message));
  channel.addEventListener('message', ({ data }: MessageEvent<TabCommand>) => agent.follow(data));
  window.addEventListener('pagehide', agent.leave);
  agent.follow({ kind: 'call' });
}

/** What a watched tab does on each command; apart from the channel, so that it can be tried without one. */
export function createAgent(shop: Shop, path: () => string, answer: (message: TabAnswer) => void) {
  const tab = String(shop.world.random());
  let watched = '';
  let isReportDue = false;
  let watching:
    | { readonly recording: Recording; readonly observation: Observation; readonly begun: number }
    | undefined;

  const elapsedSince = (begun: number) => shop.world.now().getTime() - begun;
  const report = () => {
    isReportDue = false;
    if (!watching) {
      return;
    }
    const { recording, observation, begun } = watching;
    answer({
      kind: 'report',
      tab,
      report: {
        now: elapsedSince(begun),
        path: path(),
        isRunning: true,
        actors: observation.actors(),
        timers: observation.timers(),
        offers: offersFor(shop, watched),
        log: observation.log(),
        session: recording.session(),
      },
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
    const recording = record(shop, { path: path(), elapsed });
    const observation = observe(shop, {
      elapsed,
      mask: recording.mask,
      entries: () => recording.session().events.length,
      onEvent: reportSoon,
    });
    watching = { recording, observation, begun };
    report();
  };

  const follow = (command: TabCommand): void => {
    if (command.kind === 'call') {
      answer({ kind: 'here', tab, path: path() });
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
    answer({ kind: 'gone', tab });
  };
  return { follow, leave };
}
