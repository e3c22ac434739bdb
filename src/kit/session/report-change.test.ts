import { expect, test } from 'vitest';

import type { LogEntry, Report } from './report';
import type { NumberedReport, ReportChange } from './report-change';
import { createReporter, reportAfter } from './report-change';
import { emptySession } from './session';

const session = emptySession('/', { seed: 1, now: 0, stored: {} });

function row(id: number): LogEntry {
  return {
    id,
    at: id,
    from: undefined,
    to: 'menu',
    event: { type: 'drawer.opened' },
    taken: [],
    refusal: undefined,
    entry: id,
    place: id,
  };
}

function report(rows: readonly LogEntry[]): Report {
  const events = rows.map(({ at, to, event }) => ({ at, to, event }));
  return {
    now: 0,
    path: '/',
    isRunning: false,
    actors: [],
    timers: [],
    offers: [],
    log: rows,
    session: { ...session, events },
  };
}

test('what is added, folded or has made room arrives as it was told, and little is sent', () => {
  const [one, two, three, four] = [row(1), row(2), row(3), row(4)];
  const told = [[], [one], [one, two], [one, three], [three, four], [three, { ...four, id: 5 }], []].map(report);
  const changeOf = createReporter();
  let heard: NumberedReport | undefined;
  for (const next of told) {
    const change = JSON.parse(JSON.stringify(changeOf(next))) as ReportChange;
    heard = reportAfter(heard, change);
    expect(heard?.report).toEqual(JSON.parse(JSON.stringify(next)));
  }
});

test('of 10,000 events only the last is sent', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => row(index));
  const first = report(rows);
  const changeOf = createReporter();
  changeOf(first);
  const last = row(10_000);
  const next = { ...first, log: [...rows.slice(1), last], session: { ...session, events: [...first.session.events] } };
  const { log, session: sent } = changeOf(next);
  expect(log).toEqual({ skipped: 1, kept: 9_999, added: [last] });
  expect(sent.events).toEqual({ skipped: 0, kept: 10_000, added: [] });
});

test('who has missed one hears nothing until it begins again', () => {
  const changeOf = createReporter();
  const first = reportAfter(undefined, changeOf(report([])));
  changeOf(report([row(1)]));
  const third = changeOf(report([row(1), row(2)]));
  expect(reportAfter(first, third)).toBeUndefined();
  expect(reportAfter(undefined, third)).toBeUndefined();
  const later = createReporter()(report([row(1)]));
  expect(reportAfter(first, later)?.report.log.map(({ id }) => id)).toEqual([1]);
});
