import { describe, expect, test } from 'vitest';

import { createReporter } from './report-change';
import { emptySession } from './session';
import type { TabAnswer } from './tab-messages';
import type { TabsSeen } from './tabs-seen';
import { afterAnswer, afterChoice, afterLook, afterWait, noTabs, presenceOf } from './tabs-seen';

function here(tab: string, place: string, path: string): TabAnswer {
  return { kind: 'here', tab, place, path };
}

function told(tab: string, path: string): TabAnswer {
  const session = emptySession(path, { seed: 1, now: 0, stored: {} });
  const report = { now: 0, path, isRunning: true, actors: [], timers: [], offers: [], log: [], session };
  return { kind: 'report', tab, report: createReporter()(report) };
}

function hearing(seen: TabsSeen, ...answers: readonly TabAnswer[]): TabsSeen {
  return answers.reduce(afterAnswer, seen);
}

const watched = hearing(
  afterChoice(hearing(noTabs, here('1', 'left', '/'), here('2', 'right', '/Cart')), '1'),
  told('1', '/'),
);

describe('a tab that is watched', () => {
  test('is there, and shows where it is now', () => {
    const moved = hearing(watched, here('1', 'left', '/Products'));
    expect(presenceOf(moved)).toBe('here');
    expect(moved.tabs.map(({ path }) => path)).toEqual(['/Products', '/Cart']);
    expect(moved.current?.path).toBe('/Products');
    expect(moved.latest?.report.path).toBe('/');
  });

  test('is away when it leaves its page: it is still chosen, and nothing of it is shown', () => {
    const left = hearing(watched, { kind: 'gone', tab: '1' });
    expect(presenceOf(left)).toBe('away');
    expect(left.current?.path).toBe('/');
    expect(left.latest).toBeUndefined();
  });

  test('is found again when it has loaded another page', () => {
    const back = hearing(watched, { kind: 'gone', tab: '1' }, here('3', 'left', '/Blog'), told('3', '/Blog'));
    expect(presenceOf(back)).toBe('here');
    expect(back.current).toEqual({ tab: '3', place: 'left', path: '/Blog' });
    expect(back.latest?.report.path).toBe('/Blog');
  });

  test('is not mistaken for another one, nor for a copy of it', () => {
    const copied = hearing(watched, here('4', 'left', '/'));
    expect(copied.current?.tab).toBe('1');
    expect(presenceOf(hearing(copied, { kind: 'gone', tab: '1' }, here('4', 'left', '/')))).toBe('away');
    expect(presenceOf(hearing(watched, { kind: 'gone', tab: '1' }, here('5', 'other', '/')))).toBe('away');
  });

  test('is gone when it does not come back, and found even then', () => {
    const left = hearing(watched, { kind: 'gone', tab: '1' });
    const waited = Array.from({ length: 40 }).reduce<TabsSeen>(afterWait, left);
    expect(presenceOf(afterWait(left))).toBe('away');
    expect(presenceOf(waited)).toBe('gone');
    expect(presenceOf(hearing(waited, here('6', 'left', '/Cart')))).toBe('here');
  });

  test('stays when others are looked for', () => {
    const looked = afterLook(watched);
    expect(looked.tabs.map(({ tab }) => tab)).toEqual(['1']);
    expect(presenceOf(looked)).toBe('here');
  });

  test('is not missed when the stage is watched instead', () => {
    const stage = hearing(afterChoice(watched, undefined), { kind: 'gone', tab: '1' });
    expect(presenceOf(stage)).toBe('here');
    expect(stage.current).toBeUndefined();
  });

  test('what another tab tells is not shown', () => {
    expect(hearing(watched, told('2', '/Cart')).latest?.report.path).toBe('/');
  });
});
