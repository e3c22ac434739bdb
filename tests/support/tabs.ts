import type { Store } from '#domain/world';
import type { Shop } from '#shop';
import { parseJson } from '#shop/world';

import { memoryWorld } from './memory-world';
import { openedShop } from './opened-shop';

interface Write {
  readonly from: number;
  readonly key: string;
  readonly text: string;
}

/** Several tabs of one browser, each in a process of its own. */
export interface Tabs {
  readonly shops: readonly Shop[];
  /** Those that are neither closed nor have crashed. */
  readonly open: () => readonly Shop[];
  /** The oldest write of a tab reaches the browser. */
  readonly commit: (tab: number) => void;
  /** The oldest write that reached the browser is delivered to a tab. */
  readonly receive: (tab: number) => void;
  /** Closes a tab: its writes still arrive, and it receives nothing more. */
  readonly close: (tab: number) => void;
  /** Ends a tab's process: what has not reached the browser is lost. */
  readonly crash: (tab: number) => void;
  /** Opens a tab again in place of one that was closed or has crashed. */
  readonly reopen: (tab: number) => void;
  /** Something that is not the shop writes to the browser. */
  readonly scribble: (key: string, text: string) => void;
  /** A script in a tab's page clears storage: the tab's own shop does not hear of it. */
  readonly clear: (tab: number) => void;
  /** Delivers everything until nothing is pending. */
  readonly drain: () => void;
  /** The contents of storage. */
  readonly device: ReadonlyMap<string, string>;
}

/**
 * Storage as in Chromium: each tab reads and writes a copy. Its writes go to the browser, where the last one to arrive
 * wins and is delivered to every tab in that order. A tab ignores writes of others to a key it has written itself until
 * its own write comes back.
 */
export function openTabs(count: number, now: () => Date, device = new Map<string, string>()): Tabs {
  const copies = Array.from({ length: count }, () => new Map(device));
  const sent: Write[][] = copies.map(() => []);
  const pending: Write[][] = copies.map(() => []);
  const closed = new Set<number>();
  let opened = 0;
  const openTab = (tab: number) => {
    opened += 1;
    // Each process has a number of its own.
    const random = () => opened / 10_000;
    const shop = openedShop({ ...memoryWorld(now), random, local: storeOf(tab) });
    return shop;
  };
  const shops = copies.map((_, tab) => openTab(tab));

  function storeOf(from: number): Store {
    const copy = copies[from] ?? new Map<string, string>();
    return {
      read: (key) => parseJson(copy.get(key) ?? null),
      text: (key) => copy.get(key),
      write: (key, value) => {
        const text = JSON.stringify(value);
        copy.set(key, text);
        return (sent[from] ?? []).push({ from, key, text }) > 0;
      },
      remove: (key) => copy.delete(key),
    };
  }

  const commit = (tab: number) => {
    const write = sent[tab]?.shift();
    if (write) {
      device.set(write.key, write.text);
      pending.forEach((queue) => queue.push(write));
    }
  };

  const receive = (tab: number) => {
    const write = pending[tab]?.shift();
    if (!write || write.from === tab || closed.has(tab)) {
      return;
    }
    const isWaiting = [...(pending[tab] ?? []), ...(sent[tab] ?? [])].some(
      ({ from, key }) => from === tab && key === write.key,
    );
    if (!isWaiting) {
      copies[tab]?.set(write.key, write.text);
    }
    shops[tab]?.deviceChanged(write.key, parseJson(write.text));
  };

  const isPending = () => [...sent, ...pending].some((queue) => queue.length > 0);
  const close = (tab: number) => {
    closed.add(tab);
    shops[tab]?.actor.stop();
  };
  return {
    shops,
    open: () => shops.filter((_, tab) => !closed.has(tab)),
    commit,
    receive,
    close,
    crash: (tab) => {
      close(tab);
      sent[tab]?.splice(0);
    },
    reopen: (tab) => {
      closed.delete(tab);
      copies[tab] = new Map(device);
      pending[tab]?.splice(0);
      shops[tab] = openTab(tab);
    },
    scribble: (key, text) => {
      device.set(key, text);
      pending.forEach((queue) => queue.push({ from: -1, key, text }));
    },
    clear: (tab) => {
      device.clear();
      copies.forEach((copy) => copy.clear());
      shops.forEach((shop, other) => other !== tab && !closed.has(other) && shop.deviceChanged(null));
    },
    drain: () => {
      for (let turns = 0; isPending(); turns += 1) {
        if (turns > 1_000) {
          throw new Error('The tabs never come to rest.');
        }
        copies.forEach((_, tab) => {
          commit(tab);
          receive(tab);
        });
      }
    },
    device,
  };
}
