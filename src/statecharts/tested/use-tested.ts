import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';

import { readTested } from '#kit/charts/tested/tested';
import { messageOf } from '#kit/message-of';

import type { TestedReport } from './report.machine';
import { reportMachine } from './report.machine';
import { testedBySuites } from './tested-by-suite';

const reports = reportMachine.provide({
  actors: {
    reportOfBuild: fromPromise(reportOfBuild),
    reportOfFile: fromPromise<TestedReport, Blob | undefined>(async ({ input }) =>
      readReport(parsed((await input?.text().catch(() => '')) ?? '')),
    ),
  },
});

/** The report that the build found, or else what its suites cover, until another one is opened from a file. */
export function useTested(isWanted: boolean) {
  const actor = useActorRef(reports);
  useEffect(() => (isWanted ? actor.send({ type: 'report.wanted' }) : undefined), [actor, isWanted]);
  const { tested, problem } = useSelector(actor, ({ context }) => context);
  return { tested, problem, open: (file: File) => actor.send({ type: 'file.opened', file }) };
}

async function reportOfBuild(): Promise<TestedReport> {
  try {
    const { tested } = await import('virtual:tested');
    return tested === undefined ? { tested: testedBySuites(), problem: undefined } : readReport(tested);
  } catch {
    return { tested: undefined, problem: 'The report of the tests could not be loaded: reload the page.' };
  }
}

function readReport(written: unknown): TestedReport {
  try {
    return { tested: readTested(written), problem: undefined };
  } catch (error) {
    return { tested: undefined, problem: messageOf(error) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
