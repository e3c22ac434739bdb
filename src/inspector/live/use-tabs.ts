import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { Report } from '../session/report';
import type { TabAnswer, TabCommand } from './tab-messages';
import { AGENT_KEY, TABS_CHANNEL } from './tab-messages';

/** A tab in which the shop is open. */
export interface OpenTab {
  readonly tab: string;
  /** What it showed when it answered. */
  readonly path: string;
}

export interface Tabs {
  readonly tabs: readonly OpenTab[];
  /** The tab that is watched. */
  readonly current: string | undefined;
  readonly report: Report | undefined;
  /** Asks all open tabs of the shop to answer. */
  readonly look: () => void;
  /** Watches a tab; none, when undefined. */
  readonly choose: (tab: string | undefined) => void;
  readonly send: (to: string, event: { readonly type: string }) => void;
}

/** The open tabs of the shop in this browser. */
export function useTabs(watched: string | undefined): Tabs {
  const channelRef = useRef<BroadcastChannel>(undefined);
  const [tabs, setTabs] = useState<readonly OpenTab[]>([]);
  const [current, setCurrent] = useState<string>();
  const [reports, setReports] = useState<Readonly<Record<string, Report>>>({});
  const report = current === undefined ? undefined : reports[current];
  const say = useCallback((command: TabCommand) => channelRef.current?.postMessage(command), []);

  useEffect(() => {
    const channel = new BroadcastChannel(TABS_CHANNEL);
    channelRef.current = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<TabAnswer>) => {
      if (data.kind === 'report') {
        setReports((known) => ({ ...known, [data.tab]: data.report }));
        return;
      }
      const others = (known: readonly OpenTab[]) => known.filter(({ tab }) => tab !== data.tab);
      setTabs((known) => (data.kind === 'here' ? [...others(known), data] : others(known)));
      if (data.kind === 'gone') {
        setCurrent((known) => (known === data.tab ? undefined : known));
      }
    });
    return () => channel.close();
  }, []);
  useEffect(() => {
    if (current !== undefined && watched !== undefined) {
      say({ kind: 'watch', tab: current, address: watched });
    }
  }, [current, watched, say]);

  const look = useCallback(() => {
    setTabs([]);
    say({ kind: 'call' });
    callAgents();
  }, [say]);
  const choose = useCallback(
    (tab: string | undefined) => {
      if (current !== undefined) {
        say({ kind: 'end', tab: current });
      }
      setCurrent(tab);
      if (tab !== undefined) {
        say({ kind: 'begin', tab });
      }
    },
    [current, say],
  );
  const send = useCallback(
    (to: string, event: { readonly type: string }) =>
      current === undefined ? undefined : say({ kind: 'send', tab: current, to, event }),
    [current, say],
  );
  return useMemo(() => ({ tabs, current, report, look, choose, send }), [tabs, current, report, look, choose, send]);
}

/** Tabs that have no agent yet hear of a change on this device, and load it. */
function callAgents(): void {
  const agent = document.querySelector<HTMLMetaElement>('meta[name=larkwood-agent]')?.content;
  try {
    window.localStorage.setItem(AGENT_KEY, agent ?? '');
    window.localStorage.removeItem(AGENT_KEY);
  } catch {
    // A browser that forbids storage has no way to reach other tabs: none will answer.
  }
}
