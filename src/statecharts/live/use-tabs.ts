import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

import type { Report } from '#kit/session/report';
import type { TabCommand } from '#kit/session/tab-messages';
import { AGENT_KEY, isAnswer, TABS_CHANNEL } from '#kit/session/tab-messages';
import type { OpenTab, Presence } from '#kit/session/tabs-seen';
import { presenceOf } from '#kit/session/tabs-seen';

import type { TabsEvent } from './tabs.machine';
import { tabsMachine } from './tabs.machine';

export interface Tabs {
  readonly tabs: readonly OpenTab[];
  /** The tab that is watched, also while it is away. */
  readonly current: OpenTab | undefined;
  /** Whether the watched tab is there. */
  readonly presence: Presence;
  readonly report: Report | undefined;
  /** Asks all open tabs of the shop to answer. */
  readonly look: () => void;
  /** Watches a tab; none, when undefined. */
  readonly choose: (tab: string | undefined) => void;
  /** Has events offered for an actor of the watched tab; another function as soon as there is another tab. */
  readonly watch: (address: string) => void;
  readonly send: (to: string, event: { readonly type: string }) => void;
}

/** The open tabs of the shop in this browser. */
export function useTabs(): Tabs {
  const actor = useActorRef(openTabs);
  const { tabs, current, latest } = useSelector(actor, ({ context }) => context);
  const presence = useSelector(actor, (snapshot) => presenceOf(snapshot.context));
  const tab = presence === 'here' ? current?.tab : undefined;
  const report = latest?.report;
  const commands = useMemo(
    () => ({
      look: () => actor.send({ type: 'look.pressed' }),
      choose: (chosen: string | undefined) => actor.send({ type: 'tab.chosen', tab: chosen }),
      watch: (address: string) => (tab === undefined ? undefined : say({ kind: 'watch', tab, address })),
      send: (to: string, event: { readonly type: string }) =>
        tab === undefined ? undefined : say({ kind: 'send', tab, to, event }),
    }),
    [actor, tab],
  );
  return useMemo(() => ({ tabs, current, presence, report, ...commands }), [tabs, current, presence, report, commands]);
}

const openTabs = tabsMachine.provide({
  actors: {
    channel: fromCallback(({ sendBack }) => {
      const hear = ({ data }: MessageEvent<unknown>) =>
        isAnswer(data) ? sendBack({ type: 'tab.answered', answer: data } satisfies TabsEvent) : undefined;
      channel().addEventListener('message', hear);
      return () => channel().removeEventListener('message', hear);
    }),
    watching: fromCallback<EventObject, { readonly tab: string }>(({ input: { tab } }) => {
      say({ kind: 'begin', tab });
      return () => say({ kind: 'end', tab });
    }),
  },
  actions: {
    call: () => {
      say({ kind: 'call' });
      callAgents();
    },
  },
});

let open: BroadcastChannel | undefined;

/** One for all that is said and heard: it does not hear itself. */
function channel(): BroadcastChannel {
  open ??= new BroadcastChannel(TABS_CHANNEL);
  return open;
}

function say(command: TabCommand): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel().postMessage(command);
}

/** Tabs that have no agent yet hear of a change on this device, and load it. */
function callAgents(): void {
  try {
    window.localStorage.setItem(AGENT_KEY, 'call');
    window.localStorage.removeItem(AGENT_KEY);
  } catch {
    // A browser that forbids storage has no way to reach other tabs: none will answer.
  }
}
