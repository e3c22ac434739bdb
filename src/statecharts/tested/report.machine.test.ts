import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';

import type { TestedReport } from './report.machine';
import { reportMachine } from './report.machine';

const [ofBuild, ofFile] = ['build', 'file'].map((problem): TestedReport => ({ tested: undefined, problem })) as [
  TestedReport,
  TestedReport,
];

function report() {
  let loads = 0;
  const actor = createActor(
    reportMachine.provide({
      actors: {
        reportOfBuild: fromPromise(async () => {
          loads += 1;
          return ofBuild;
        }),
        reportOfFile: fromPromise<TestedReport, Blob | undefined>(async ({ input }) => ({
          ...ofFile,
          problem: `${await input?.text()}`,
        })),
      },
    }),
  ).start();
  const settle = () => waitFor(actor, (snapshot) => snapshot.matches('read'));
  return { actor, settle, loads: () => loads, problem: () => actor.getSnapshot().context.problem };
}

test('the report of the build is loaded once, and only when it is wanted', async () => {
  const { actor, settle, loads, problem } = report();
  expect([actor.getSnapshot().value, loads()]).toEqual(['unasked', 0]);
  actor.send({ type: 'report.wanted' });
  actor.send({ type: 'report.wanted' });
  await settle();
  actor.send({ type: 'report.wanted' });
  expect([actor.getSnapshot().value, loads(), problem()]).toEqual(['read', 1, 'build']);
});

test('a file that is opened takes the place of the report that is on its way, and of the file before', async () => {
  const { actor, settle, problem } = report();
  actor.send({ type: 'report.wanted' });
  actor.send({ type: 'file.opened', file: new Blob(['one']) });
  await settle();
  expect(problem()).toBe('one');
  actor.send({ type: 'file.opened', file: new Blob(['two']) });
  await settle();
  expect([actor.getSnapshot().value, problem()]).toEqual(['read', 'two']);
});

test('a file that is no report leaves the one before', async () => {
  const tested: TestedReport['tested'] = { version: 1, criterion: 'pairs', machines: [] };
  const actor = createActor(
    reportMachine.provide({
      actors: {
        reportOfBuild: fromPromise<TestedReport>(async () => ({ tested, problem: undefined })),
        reportOfFile: fromPromise<TestedReport, Blob | undefined>(async () => ofFile),
      },
    }),
  ).start();
  actor.send({ type: 'report.wanted' });
  await waitFor(actor, (snapshot) => snapshot.matches('read'));
  actor.send({ type: 'file.opened', file: new Blob(['{}']) });
  await waitFor(actor, ({ context }) => context.problem === 'file');
  expect(actor.getSnapshot().context).toMatchObject({ tested, problem: 'file' });
});
