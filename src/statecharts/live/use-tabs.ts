import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';

import type { Report } from '#kit/session/report';
import type { TabAnswer, TabCommand } from '#kit/session/tab-messages';
import { AGENT_KEY, TABS_CHANNEL } from '#kit/session/tab-messages';
import type { OpenTab, Presence, TabsSeen } from '#kit/session/tabs-seen';
import { afterAnswer, afterChoice, afterLook, afterWait, noTabs, presenceOf } from '#kit/session/tabs-seen';
import { useTick } from './use-tick';

/** How often a tab that has left its page is looked for. */
const LOOK_MS = 500;

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

type Action =
  | { readonly kind: 'answer'; readonly answer: TabAnswer }
  | { readonly kind: 'choose'; readonly tab: string | undefined }
  | { readonly kind: 'look' }
  | { readonly kind: 'wait' };

/** The open tabs of the shop in this browser. */
export function useTabs(): Tabs {
  const channelRef = useRef<BroadcastChannel>(undefined);
  const [seen, act] = useReducer(after, noTabs);
  const { tabs, current, latest, waits } = seen;
  const presence = presenceOf(seen);
  const tab = presence === 'here' ? current?.tab : undefined;
  const say = useCallback((command: TabCommand) => channelRef.current?.postMessage(command), []);

  useEffect(() => {
    const channel = new BroadcastChannel(TABS_CHANNEL);
    channelRef.current = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<TabAnswer>) => act({ kind: 'answer', answer: data }));
    return () => channel.close();
  }, []);
  useEffect(() => {
    if (tab === undefined) {
      return undefined;
    }
    say({ kind: 'begin', tab });
    return () => say({ kind: 'end', tab });
  }, [tab, say]);

  const call = useCallback(() => {
    say({ kind: 'call' });
    callAgents();
  }, [say]);
  const lookAgain = useCallback(() => {
    call();
    act({ kind: 'wait' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- every look is followed by another wait
  }, [call, waits]);
  useTick(presence === 'away', LOOK_MS, lookAgain);

  const look = useCallback(() => {
    act({ kind: 'look' });
    call();
  }, [call]);
  const choose = useCallback((chosen: string | undefined) => act({ kind: 'choose', tab: chosen }), []);
  const watch = useCallback(
    (address: string) => (tab === undefined ? undefined : say({ kind: 'watch', tab, address })),
    [tab, say],
  );
  const send = useCallback(
    (to: string, event: { readonly type: string }) =>
      tab === undefined ? undefined : say({ kind: 'send', tab, to, event }),
    [tab, say],
  );
  const report = latest?.report;
  return useMemo(
    () => ({ tabs, current, presence, report, look, choose, watch, send }),
    [tabs, current, presence, report, look, choose, watch, send],
  );
}

function after(seen: TabsSeen, action: Action): TabsSeen {
  switch (action.kind) {
    case 'answer':
      return afterAnswer(seen, action.answer);
    case 'choose':
      return afterChoice(seen, action.tab);
    case 'look':
      return afterLook(seen);
    case 'wait':
      return afterWait(seen);
  }
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
