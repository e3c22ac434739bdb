import * as v from 'valibot';

import type { ChartDefinition, ChartState } from '../definition';

const VERSION = 1;

/** The largest machine takes a hundredth of it. */
export const LONGEST_FILE = 5_000_000;

const texts = v.array(v.string());

const transition = v.object({
  id: v.string(),
  event: v.string(),
  guard: v.optional(v.string()),
  actions: texts,
  targets: texts,
  reenters: v.boolean(),
  description: v.optional(v.string()),
  delay: v.optional(v.object({ name: v.optional(v.string()), ms: v.optional(v.number()) })),
});

const state: v.GenericSchema<ChartState> = v.object({
  id: v.string(),
  key: v.string(),
  type: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  description: v.optional(v.string()),
  tags: texts,
  initial: v.optional(v.string()),
  entry: texts,
  exit: texts,
  invokes: v.array(v.object({ id: v.string(), source: v.string() })),
  transitions: v.array(transition),
  states: v.array(v.lazy(() => state)),
});

const file = v.object({ version: v.literal(VERSION), name: v.string(), root: state });

/** A chart as a JSON file: the definition without functions, to keep, to send and to compare. */
export function toJson(chart: ChartDefinition): string {
  return `${JSON.stringify({ version: VERSION, ...chart }, null, 2)}\n`;
}

/** Reads such a file. Throws a sentence that says what is wrong with it. */
export function fromJson(text: string): ChartDefinition {
  const written = parsed(text);
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    throw new Error('This file is JSON, but no machine definition: those are saved with Export → JSON.');
  }
  if ('version' in written && typeof written.version === 'number' && written.version > VERSION) {
    throw new Error(`This file was saved by a newer version of the statecharts (${written.version}).`);
  }
  const { name, root } = checked(written);
  return { name, root };
}

/** An earlier version of a machine. Throws a sentence when the file is about another one. */
export function earlierVersion(text: string, now: ChartDefinition): ChartDefinition {
  const earlier = fromJson(text);
  if (earlier.root.id !== now.root.id) {
    throw new Error(
      `This file is about another machine, ${earlier.name}: with ${now.name} there is nothing to compare.`,
    );
  }
  return earlier;
}

function parsed(text: string): unknown {
  if (text.trim() === '') {
    throw new Error('This file is empty.');
  }
  if (text.length > LONGEST_FILE) {
    throw new Error('This file is too large for a machine definition.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This file is no JSON.');
  }
}

function checked(written: object): ChartDefinition {
  let place: string | null = null;
  try {
    const result = v.safeParse(file, written);
    if (result.success) {
      return result.output;
    }
    place = v.getDotPath(result.issues[0]);
  } catch {
    // States in states without end are more than the stack holds.
  }
  throw new Error(`This file is no machine definition: ${place ?? 'it'} is not what it should be.`);
}
