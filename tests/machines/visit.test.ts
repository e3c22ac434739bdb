import { describe, expect, test } from 'vitest';

import { memoryWorld } from '../support/memory-world';
import { openedShop } from '../support/opened-shop';

const HOUR_MS = 60 * 60 * 1000;
const KEY = 'larkwood-visit';

/** Tabs of one browser; alone, each would draw a random seed of its own. */
function browser(device = memoryWorld()) {
  let at = new Date(2025, 5, 15, 12).getTime();
  const open = (random: number, world = device) => {
    const session = memoryWorld().session;
    const shop = openedShop({ ...world, session, random: () => random, now: () => new Date(at) });
    return shop;
  };
  return {
    device,
    open,
    wait: (hours: number) => {
      at += hours * HOUR_MS;
    },
    written: () => device.written('local')[KEY],
  };
}

const seedOf = (shop: ReturnType<typeof openedShop>) => shop.actor.getSnapshot().context.seed;

describe('the random seed of a visit', () => {
  test('is the same in every tab', () => {
    const { open } = browser();
    expect([0.25, 0.5, 0.75].map((random) => seedOf(open(random)))).toEqual([250_000, 250_000, 250_000]);
  });

  test('lasts while the shopper is here, and is drawn again after four hours without a page', () => {
    const { open, wait } = browser();
    const shop = open(0.25);
    wait(3);
    shop.routeChanged({ path: '/Cart' });
    wait(3);
    expect(seedOf(open(0.5))).toBe(250_000);
    wait(3.9);
    expect(seedOf(open(0.5))).toBe(250_000);
    wait(4);
    expect(seedOf(open(0.75))).toBe(750_000);
  });

  test('of two tabs that begin at the same moment is the same in both', () => {
    const [one, other] = [browser(), browser()];
    const early = one.open(0.25);
    const late = other.open(0.5);
    const [first, second] = [one.written(), other.written()];
    // The later write wins, and each tab receives the other's.
    one.device.local.write(KEY, second);
    early.deviceChanged(KEY, second);
    expect([seedOf(early), one.written()]).toEqual([250_000, first]);
    other.device.local.write(KEY, first);
    late.deviceChanged(KEY, first);
    expect([seedOf(late), other.written()]).toEqual([250_000, first]);
  });

  test('is taken over by a tab that has lain idle while another one began', () => {
    const { open, wait } = browser();
    const idle = open(0.25);
    wait(9);
    const next = open(0.5);
    idle.deviceChanged(KEY);
    expect([seedOf(idle), seedOf(next)]).toEqual([500_000, 500_000]);
  });

  test.each([
    { what: 'garbage', written: 'soon' },
    { what: 'of another form', written: { v: 1, data: 7 } },
    { what: 'no random seed', written: { v: 1, data: { seed: 1e300, begunAt: 0, usedAt: 1_749_988_800_000 } } },
    { what: 'from a time to come', written: { v: 1, data: { seed: 7, begunAt: 0, usedAt: 4_000_000_000_000 } } },
  ])('that is $what is drawn again', ({ written }) => {
    const { device, open } = browser();
    device.local.write(KEY, written);
    expect(seedOf(open(0.5))).toBe(500_000);
  });

  test('is kept for the tab where the device has no room, and for nobody where storage is forbidden', () => {
    const world = memoryWorld();
    const refuse = { write: () => false };
    const tab = (session = world.session) => {
      const shop = openedShop({ ...world, local: { ...world.local, ...refuse }, session });
      return shop.member('device').getSnapshot().value;
    };
    expect(tab()).toBe('keeping');
    expect(world.written('session')[KEY]).toMatchObject({ v: 1, data: { seed: 250_000 } });
    expect(tab({ ...world.session, ...refuse })).toEqual({ refusing: 'warning' });
  });
});

test('of a page that stays open, dates are counted from the day on which the shopper comes back or goes on', () => {
  const { open, wait } = browser();
  const shop = open(0.25);
  const { arrivedAt } = shop.actor.getSnapshot().context;
  const hoursSince = () => ((shop.actor.getSnapshot().context.arrivedAt ?? 0) - (arrivedAt ?? 0)) / HOUR_MS;
  wait(11.9);
  shop.noteDay();
  expect(hoursSince()).toBe(0);
  wait(0.2);
  shop.noteDay();
  expect(hoursSince()).toBeCloseTo(12.1);
  wait(24);
  shop.routeChanged({ path: '/Cart' });
  expect(hoursSince()).toBeCloseTo(36.1);
  // The clock is set right again.
  wait(-48);
  shop.noteDay();
  expect(hoursSince()).toBeCloseTo(-11.9);
});
