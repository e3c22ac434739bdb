import fc from 'fast-check';
import { expect } from 'vitest';

import { storedNow } from '#machines/shop/restore-messages';
import type { Shop } from '#shop';

import { openTabs } from './tabs';
import type { Tabs } from './tabs';

const noon = new Date(2025, 5, 15, 12).getTime();

/** What a tab does, and with which of a few things. */
type Step<Kind extends string> = readonly [kind: Kind | 'commit' | 'receive' | 'drain', tab: number, which: number];

/** Steps of three tabs, and how what they write arrives. */
export function stepsOf<Kind extends string>(...kinds: readonly Kind[]) {
  const arriving = ['commit', 'receive', 'receive', 'drain'] as const;
  return fc.array(fc.tuple(fc.constantFrom(...kinds, ...kinds, ...arriving), fc.nat(2), fc.nat(2)), { maxLength: 30 });
}

/** An empty address book is kept as none. */
function storedIn(shop: Shop) {
  const { profile, ...others } = storedNow(shop.actor.system);
  return { ...others, ...profile, addresses: profile?.person?.addresses ?? [], person: profile?.person?.name };
}

/** Three tabs do these steps, each a millisecond later; the shop of a tab that is opened when all writes have arrived. */
export function shopAfter<Kind extends string>(
  steps: readonly Step<Kind>[],
  perform: (kind: Kind, shop: Shop, step: { tab: number; which: number; index: number }) => void,
  prepare: (shop: Shop) => void = () => {},
): Shop {
  let time = noon;
  const now = () => new Date((time += 1));
  const tabs: Tabs = openTabs(3, now);
  prepare(tabs.shops[0] as Shop);
  tabs.drain();
  steps.forEach(([kind, tab, which], index) => {
    if (kind === 'commit' || kind === 'receive' || kind === 'drain') {
      tabs[kind as 'commit' | 'receive' | 'drain'](tab);
    } else {
      perform(kind as Kind, tabs.shops[tab] as Shop, { tab, which, index });
    }
  });
  tabs.drain();
  const next = openTabs(1, now, new Map(tabs.device)).shops[0] as Shop;
  for (const shop of tabs.shops) {
    expect(storedIn(shop)).toEqual(storedIn(next));
  }
  return next;
}
