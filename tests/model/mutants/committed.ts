import { readFileSync } from 'node:fs';

import { differences } from '../differences';
import type { Model } from '../graph';
import { models } from '../models';
import type { Recording } from '../recording';
import { recordAgain } from '../recording';
import { mutantsOf } from './operators';
import type { Mutant } from './operators';
import { equivalentMutants } from './survivors';

/** The mutants of a machine, told apart by what its recording says of them. */
export interface HeldByRecording {
  readonly machine: string;
  /** How many mutants there are, without those that do the same. */
  readonly mutants: number;
  readonly equivalent: number;
  /** Those that do as recorded: only the tests that somebody wrote can notice them. */
  readonly left: readonly string[];
}

/** Holds the mutants of every machine with one of these names to its recording; of all machines without a name. */
export function heldByRecordings(names: readonly string[]): readonly HeldByRecording[] {
  return models.filter(({ name }) => names.length === 0 || names.includes(name)).map(heldByRecording);
}

/** The names that may be asked for. */
export const machineNames: readonly string[] = models.map(({ name }) => name);

function heldByRecording(model: Model): HeldByRecording {
  const recording: Recording = JSON.parse(readFileSync(`tests/model/recorded/${model.name}.json`, 'utf8'));
  const same = equivalentMutants[model.name] ?? {};
  const mutants = mutantsOf(model.machine);
  const killable = mutants.filter(({ id }) => !(id in same));
  return {
    machine: model.name,
    mutants: killable.length,
    equivalent: mutants.length - killable.length,
    left: killable.filter((mutant) => doesAsRecorded(mutant, model, recording)).map(({ id }) => id),
  };
}

function doesAsRecorded({ build }: Mutant, model: Model, recording: Recording): boolean {
  try {
    return differences(recording, recordAgain({ ...model, machine: build() }, recording)).length === 0;
  } catch {
    // A mutant that cannot be run at all is noticed by whoever runs it.
    return false;
  }
}
