import { useEffect, useState } from 'react';

import type { Tested } from '#kit/charts/tested/tested';
import { readTested } from '#kit/charts/tested/tested';

/** A report, or why there is none. */
export interface TestedReport {
  readonly tested: Tested | undefined;
  readonly problem: string | undefined;
}

const NONE: TestedReport = {
  tested: undefined,
  problem:
    'No test run was at hand when these pages were built. Run `npm run coverage:machines` and build anew, or open a report.',
};

/** The report that the build found, until another one is opened from a file. */
export function useTested(isWanted: boolean) {
  const [report, setReport] = useState<TestedReport>({ tested: undefined, problem: undefined });
  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isLeft = false;
    const take = async () => {
      const found = await reportOfBuild();
      if (!isLeft) {
        setReport((before) => (before.tested ? before : found));
      }
    };
    void take();
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return {
    ...report,
    open: async (file: File) => {
      const text = await file.text();
      setReport(readReport(parsed(text)));
    },
  };
}

async function reportOfBuild(): Promise<TestedReport> {
  try {
    const { tested } = await import('virtual:tested');
    return tested === undefined ? NONE : readReport(tested);
  } catch {
    return { tested: undefined, problem: 'The report of the tests could not be loaded: reload the page.' };
  }
}

function readReport(written: unknown): TestedReport {
  try {
    return { tested: readTested(written), problem: undefined };
  } catch (error) {
    return { tested: undefined, problem: error instanceof Error ? error.message : String(error) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
