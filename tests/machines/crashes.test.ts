import fc from 'fast-check';
import { expect, test } from 'vitest';

import { storedNow } from '#machines/shop/restore-messages';
import type { Shop } from '#shop';

import { openTabs } from '../support/tabs';
import type { Tabs } from '../support/tabs';
import { runs } from '../support/trust';

const noon = () => new Date(2025, 5, 15, 12);
const KEYS = ['larkwood.orders', 'larkwood.savedCards', 'larkwood.outbox'] as const;

type Act = 'pay' | 'card' | 'message';

const ACTS: ReadonlySet<string> = new Set(['pay', 'card', 'message'] satisfies readonly Act[]);

interface Step {
  readonly tab: number;
  readonly kind: Act | 'commit' | 'receive' | 'crash' | 'garbage';
  readonly garbage: string;
}

const steps = fc.array(
  fc.record<Step>({
    tab: fc.nat(2),
    kind: fc.constantFrom(
      'pay',
      'card',
      'message',
      'commit',
      'commit',
      'commit',
      'receive',
      'receive',
      'receive',
      'crash',
      'garbage',
    ),
    garbage: fc.oneof(
      fc.constantFrom(
        '',
        '{',
        'null',
        '[]',
        '{"v":1}',
        '{"v":1,"data":{}}',
        '{"v":1,"data":[null]}',
        '{"v":0,"data":[]}',
      ),
      fc.string({ maxLength: 20 }),
    ),
  }),
  { maxLength: 40 },
);

/** What a shopper does in a tab, under a name that can be found again. */
function act(shop: Shop | undefined, kind: Act, name: string): void {
  const done = {
    pay: () => shop?.member('orders').send({ type: 'order.placed', lines: [{ productId: 41, qty: 1 }], email: name }),
    card: () =>
      shop
        ?.member('savedCards')
        .send({ type: 'card.added', card: { name, brand: 'Visa', last4: '1111', expiry: '09/29' }, asDefault: false }),
    message: () => shop?.member('outbox').send({ type: 'message.kept', keptAt: 1, values: { subject: name } }),
  };
  done[kind]();
}

/** The names of all that is kept, in what a tab shows or a device holds. */
function namesIn(kept: unknown): ReadonlySet<string> {
  return new Set(JSON.stringify(kept).match(/act \d+(?!\d)/g));
}

const onDevice = ({ device }: Tabs) => KEYS.map((key) => device.get(key));

function take(tabs: Tabs, { tab, kind, garbage }: Step, index: number, written: string): void {
  if (kind === 'commit') {
    tabs.commit(tab);
  } else if (kind === 'receive') {
    tabs.receive(tab);
  } else if (kind === 'garbage') {
    tabs.scribble(written, garbage);
  } else if (kind === 'crash') {
    // Only this one crashes: the others live on and repeat what one of their writes has covered.
    tabs.crash(2);
    tabs.reopen(2);
  } else {
    act(tabs.shops[tab], kind, `act ${index}`);
  }
}

test('tabs crash between any two writes and others write garbage: what a living tab knew, or the device held while one did, is kept', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const tabs = openTabs(3, noon);
      const acknowledged = new Set<string>();
      list.forEach((step, index) => {
        take(tabs, step, index, KEYS[index % KEYS.length] ?? KEYS[0]);
        if (ACTS.has(step.kind) && step.tab !== 2) {
          acknowledged.add(`act ${index}`);
        }
        namesIn(onDevice(tabs)).forEach((name) => acknowledged.add(name));
      });
      tabs.drain();
      const [later] = openTabs(1, noon, new Map(tabs.device)).shops;
      const kept = later && storedNow(later.actor.system);
      expect([...namesIn(kept)]).toEqual(expect.arrayContaining([...acknowledged]));
      for (const shop of tabs.open()) {
        expect(storedNow(shop.actor.system)).toEqual(kept);
      }
    }),
    runs(120),
  );
}, 240_000);

test('a slice of a newer version stays as it was written, and is shown as far as it can be read, whatever this version does and crashes at', () => {
  fc.assert(
    fc.property(steps, steps, fc.constantFrom(...KEYS), (before, after, key) => {
      const tabs = openTabs(3, noon);
      before.filter(({ kind }) => kind !== 'garbage').forEach((step, index) => take(tabs, step, index, key));
      // What is on its way when the newer shop writes may still arrive after it.
      tabs.drain();
      const kept = JSON.parse(tabs.device.get(key) ?? '{"data":[]}') as Record<string, unknown>;
      const newer = JSON.stringify({ ...kept, v: 2, more: 'this version knows nothing of' });
      tabs.scribble(key, newer);
      tabs.drain();
      after
        .filter(({ kind }) => kind !== 'garbage')
        .forEach((step, index) => take(tabs, step, before.length + index, key));
      tabs.drain();
      expect(tabs.device.get(key)).toBe(newer);
      const [later] = openTabs(1, noon, new Map(tabs.device)).shops;
      expect([...namesIn(later && storedNow(later.actor.system))]).toEqual(
        expect.arrayContaining([...namesIn(JSON.parse(newer))]),
      );
    }),
    runs(60),
  );
}, 240_000);
