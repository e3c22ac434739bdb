import * as v from 'valibot';

const count = v.object({ id: v.string(), count: v.number() });

const machine = v.object({
  machine: v.string(),
  states: v.array(count),
  transitions: v.array(count),
  pairs: v.array(count),
  refused: v.array(v.object({ state: v.string(), event: v.string(), count: v.number() })),
  justified: v.record(v.string(), v.string()),
});

const report = v.object({ version: v.literal(1), criterion: v.string(), machines: v.array(machine) });

/** What the path suites made running machines do, as `npm run coverage:machines` writes it. */
export type Tested = v.InferOutput<typeof report>;

export type TestedMachine = Tested['machines'][number];

/** Reads such a report. Throws a sentence when it is none. */
export function readTested(written: unknown): Tested {
  const result = v.safeParse(report, written);
  if (!result.success) {
    throw new Error('This file is no coverage report of the machines: `npm run coverage:machines` writes one.');
  }
  return result.output;
}
