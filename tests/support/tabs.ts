import type { Store } from '#domain/world';
import type { Shop } from '#shop';
import { createShop } from '#shop';

import { memoryWorld } from './memory-world';

interface Put {
  readonly from: number;
  readonly key: string;
  readonly text: string;
}

/** Several tabs of one browser, each in a process of its own. */
export interface Tabs {
  readonly shops: readonly Shop[];
  /** One thing that a tab wrote reaches the browser. */
  readonly arrive: (tab: number) => void;
  /** One thing that reached the browser is told to a tab. */
  readonly hear: (tab: number) => void;
  /** A tab is closed: what it wrote still arrives, and it hears nothing any more. */
  readonly close: (tab: number) => void;
  /** All that is under way arrives and is heard, until nothing is. */
  readonly drain: () => void;
  /** What is kept in the end. */
  readonly device: ReadonlyMap<string, string>;
}

/**
 * Storage as Chromium has it: a tab reads and writes a copy of its own. What it writes goes to the browser, which keeps what
 * arrives last and tells everybody, in that order. A tab that has written a key takes nothing of others for it until it hears
 * of its own writing.
 */
export function openTabs(count: number, now: () => Date, device = new Map<string, string>()): Tabs {
  const copies = Array.from({ length: count }, () => new Map(device));
  const sent: Put[][] = copies.map(() => []);
  const told: Put[][] = copies.map(() => []);
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

  const arrive = (tab: number) => {
    const put = sent[tab]?.shift();
    if (put) {
      device.set(put.key, put.text);
      told.forEach((queue) => queue.push(put));
    }
  };

  const hear = (tab: number) => {
    const put = told[tab]?.shift();
    if (!put || put.from === tab || closed.has(tab)) {
      return;
    }
    const isWaiting = [...(told[tab] ?? []), ...(sent[tab] ?? [])].some(
      ({ from, key }) => from === tab && key === put.key,
    );
    if (!isWaiting) {
      copies[tab]?.set(put.key, put.text);
    }
    shops[tab]?.deviceChanged(put.key, JSON.parse(put.text));
  };

  const isUnderWay = () => [...sent, ...told].some((queue) => queue.length > 0);
  return {
    shops,
    arrive,
    hear,
    close: (tab) => {
      closed.add(tab);
      shops[tab]?.actor.stop();
    },
    drain: () => {
      for (let turns = 0; isUnderWay(); turns += 1) {
        if (turns > 1_000) {
          throw new Error('The tabs never come to rest.');
        }
        copies.forEach((_, tab) => {
          arrive(tab);
          hear(tab);
        });
      }
    },
    device,
  };
}
