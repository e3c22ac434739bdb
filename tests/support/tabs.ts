import type { Store } from '#domain/world';
import type { Shop } from '#shop';
import { createShop } from '#shop';

import { memoryWorld } from './memory-world';

interface Write {
  readonly from: number;
  readonly key: string;
  readonly text: string;
}

/** Several tabs of one browser, each in a process of its own. */
export interface Tabs {
  readonly shops: readonly Shop[];
  /** The oldest write of a tab reaches the browser. */
  readonly commit: (tab: number) => void;
  /** The oldest write that reached the browser is delivered to a tab. */
  readonly receive: (tab: number) => void;
  /** Closes a tab: its writes still arrive, and it receives nothing more. */
  readonly close: (tab: number) => void;
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
  const shops = copies.map((copy, tab) => {
    const random = () => (tab + 1) / 10;
    const shop = createShop({ ...memoryWorld(now), random, local: storeOf(copy, tab) });
    shop.start();
    shop.enterWorld();
    return shop;
  });

  function storeOf(copy: Map<string, string>, from: number): Store {
    return {
      read: (key) => (copy.has(key) ? (JSON.parse(copy.get(key) ?? '') as unknown) : undefined),
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
    shops[tab]?.deviceChanged(write.key, JSON.parse(write.text));
  };

  const isPending = () => [...sent, ...pending].some((queue) => queue.length > 0);
  return {
    shops,
    commit,
    receive,
    close: (tab) => {
      closed.add(tab);
      shops[tab]?.actor.stop();
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
