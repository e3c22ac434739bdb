import { assign, fromPromise, setup } from 'xstate';

import type { Tested } from '#kit/charts/tested/tested';

/** A report, or why there is none. */
export interface TestedReport {
  readonly tested: Tested | undefined;
  readonly problem: string | undefined;
}

type ReportEvent = { readonly type: 'report.wanted' } | { readonly type: 'file.opened'; readonly file: Blob };

interface ReportContext extends TestedReport {
  readonly file: Blob | undefined;
}

const notProvided = () => Promise.reject(new Error('Nobody reads reports.'));

/** The report of the tests that a drawing is marked with. */
export const reportMachine = setup({
  types: { context: {} as ReportContext, events: {} as ReportEvent },
  actors: {
    reportOfBuild: fromPromise<TestedReport>(notProvided),
    reportOfFile: fromPromise<TestedReport, Blob | undefined>(notProvided),
  },
  actions: {
    noteFile: assign({ file: (_, { file }: { readonly file: Blob }) => file }),
    noteReport: assign(({ context }, { tested = context.tested, problem }: TestedReport) => ({ tested, problem })),
  },
}).createMachine({
  id: 'report',
  description: 'The report of the tests that a drawing is marked with.',
  context: { tested: undefined, problem: undefined, file: undefined },
  initial: 'unasked',
  on: {
    'file.opened': {
      target: '.opening',
      actions: { type: 'noteFile', params: ({ event }) => event },
      description: 'Somebody opens a report of their own.',
    },
  },
  states: {
    unasked: {
      description: 'Nobody has asked for marks.',
      on: { 'report.wanted': { target: 'loading', description: 'The drawing is to be marked.' } },
    },
    loading: {
      description: 'The report that the build found is on its way.',
      invoke: {
        id: 'reportOfBuild',
        src: 'reportOfBuild',
        onDone: {
          target: 'read',
          actions: { type: 'noteReport', params: ({ event }) => event.output },
          description: 'It is there, or it is known why there is none.',
        },
      },
    },
    opening: {
      description: 'A file is being read.',
      invoke: {
        id: 'reportOfFile',
        src: 'reportOfFile',
        input: ({ context }) => context.file,
        onDone: {
          target: 'read',
          actions: { type: 'noteReport', params: ({ event }) => event.output },
          description: 'It is a report, or it is known why it is none, and the one before stays.',
        },
      },
    },
    read: { description: 'The drawing can be marked, or it is told why not.' },
  },
});
