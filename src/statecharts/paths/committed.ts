import { readFileSync } from 'node:fs';

import { differences } from '#kit/paths/differences';
import type { MachineCases } from '#kit/paths/cases';
import type { Model } from '#kit/paths/model';
import { registry } from '#machines/registry';
import type { Recording } from '#kit/paths/recording';
import { recordAgain, recordingFile } from '#kit/paths/recording';
import { mutantsOf } from '#kit/paths/mutants/operators';
import type { Mutant } from '#kit/paths/mutants/operators';

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
  return registry.filter(({ name }) => names.length === 0 || names.includes(name)).map(heldByRecording);
}

/** The names that may be asked for. */
export const machineNames: readonly string[] = registry.map(({ name }) => name);

function heldByRecording(model: MachineCases): HeldByRecording {
  const recording: Recording = JSON.parse(readFileSync(recordingFile(model.name), 'utf8'));
  const mutants = mutantsOf(model.machine);
  const killable = mutants.filter(({ id }) => !(id in model.equivalentMutants));
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
