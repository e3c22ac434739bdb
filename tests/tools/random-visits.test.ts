import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { playVisits } from '../support/random-visits';
import type { Play } from '../support/random-visits';

interface Step {
  readonly kind: 'add' | 'remove' | 'look';
  readonly product: number;
}

const step = fc.record<Step>({ kind: fc.constantFrom('look', 'remove', 'add'), product: fc.nat(5) });

type Badge = (cart: readonly number[]) => number;

const pieces: Badge = (cart) => cart.length;
const lines: Badge = (cart) => new Set(cart).size;

/** A shop that is a cart and its badge; how many visits were paid to it. */
function shopWith(badge: Badge) {
  let visited = 0;
  return {
    visited: () => visited,
    visit: async (steps: readonly Step[], { taking }: Play<Step>) => {
      visited += 1;
      const cart: number[] = [];
      for (const [index, { kind, product }] of steps.entries()) {
        taking(index);
        if (kind === 'add') {
          cart.push(product);
        } else if (kind === 'remove' && cart.includes(product)) {
          cart.splice(cart.indexOf(product), 1);
        }
        if (badge(cart) !== cart.length) {
          throw new Error(`The badge says ${badge(cart)} of ${cart.length} pieces.`);
        }
      }
    },
  };
}

let folder: string;
let failure: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkwood-visits-'));
  failure = join(folder, 'kept', 'visit.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

const readFailure = () => JSON.parse(readFileSync(failure, 'utf8')) as Step[];

test('a badge that counts lines instead of pieces is found, and the shortest visit that shows it is written down', async () => {
  const shop = shopWith(lines);
  const played = playVisits({ step, most: 60, visit: shop.visit, failure, seed: 1, numRuns: 100 });
  await expect(played).rejects.toThrow(`TRUST_REPLAY=${failure} plays them again.`);
  await expect(played).rejects.toThrow('The badge says 1 of 2 pieces.');
  const [first, ...others] = readFailure();
  expect(first?.kind).toBe('add');
  expect(others).toEqual([first]);
});

test('steps that depend on those before are written as what they were, and those that were not possible left out', async () => {
  /** The controls change places after every press; a named one is looked for by its name. */
  const visit = async (steps: readonly Step[], { taking, took }: Play<Step>) => {
    const cart: number[] = [];
    const controls = [0, 1, 2, 3, 4, 5];
    for (const [index, { kind, product }] of steps.entries()) {
      taking(index);
      const pressed = kind === 'look' ? controls[product] : product;
      if (kind === 'remove' || pressed === undefined || cart.length > 20) {
        took(index, undefined);
      } else {
        took(index, { kind: 'add', product: pressed });
        cart.push(pressed);
        controls.unshift(...controls.splice((pressed % 5) + 1));
      }
      if (new Set(cart).size !== cart.length) {
        throw new Error('The badge is wrong.');
      }
    }
  };
  const looks = fc.record<Step>({ kind: fc.constantFrom('look', 'remove'), product: fc.nat(5) });
  const played = playVisits({ step: looks, most: 60, visit, failure, seed: 1, numRuns: 100 });
  await expect(played).rejects.toThrow('The badge is wrong.');
  const [first, ...others] = readFailure();
  expect(first?.kind).toBe('add');
  expect(others).toEqual([first]);
});

test('what was written down is played again, alone, until the shop is corrected', async () => {
  const broken = shopWith(lines);
  await playVisits({ step, most: 60, visit: broken.visit, failure, seed: 2, numRuns: 100 }).catch(() => undefined);
  const again = shopWith(lines);
  const replay = { step, most: 60, failure: join(folder, 'again.json'), replayed: failure, seed: 3, numRuns: 100 };
  await expect(playVisits({ ...replay, visit: again.visit })).rejects.toThrow('The badge says 1 of 2 pieces.');
  const corrected = shopWith(pieces);
  await playVisits({ ...replay, visit: corrected.visit });
  expect(corrected.visited()).toBe(1);
});

test('what fails with little patience only is not taken for the failure', async () => {
  const visit = async (steps: readonly Step[], { taking, patience }: Play<Step>) => {
    taking(steps.length - 1);
    if (steps.length >= (patience > 10_000 ? 5 : 1)) {
      throw new Error(`${steps.length} steps`);
    }
  };
  const played = playVisits({ step, most: 60, visit, failure, seed: 1, numRuns: 100 });
  await expect(played).rejects.toThrow(/^(?:[5-9]|\d\d) steps/);
  expect(readFailure().length).toBeGreaterThanOrEqual(5);
});

test('shortening ends in time, though visits hang then, and the shortest that was found by then is written and told', async () => {
  let shorter = 0;
  const visit = async (steps: readonly Step[], { taking, isShortened }: Play<Step>) => {
    if (shorter > 0) {
      await new Promise(() => undefined);
    }
    shorter += isShortened ? 1 : 0;
    taking(steps.length - 1);
    throw new Error('The badge is wrong.');
  };
  const limited = { step, most: 60, visit, failure, seed: 1, numRuns: 100, shorteningMilliseconds: 300 };
  const told: unknown = await playVisits(limited).catch((error: unknown) => error);
  const [, left, all] = /; (\d+) of its (\d+) steps, not checked: /.exec(String(told)) ?? [];
  expect(readFailure()).toHaveLength(Number(left));
  expect(Number(left)).toBeLessThan(Number(all));
}, 20_000);

test('nothing is written where nothing is wrong', async () => {
  const shop = shopWith(pieces);
  await playVisits({ step, most: 60, visit: shop.visit, failure, seed: 1, numRuns: 20 });
  expect(shop.visited()).toBe(20);
  expect(existsSync(failure)).toBe(false);
});
