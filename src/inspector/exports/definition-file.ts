import * as v from 'valibot';

import type { ChartDefinition, ChartState } from '../chart/definition';

const VERSION = 1;

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
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw new Error('This file is no JSON.');
  }
  const result = v.safeParse(file, written);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`This file is no machine definition: ${v.getDotPath(issue) ?? 'it'} is not what it should be.`);
  }
  const { name, root } = result.output;
  return { name, root };
}
