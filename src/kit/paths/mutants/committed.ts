import { readFileSync } from 'node:fs';

import { differences } from '../differences';
import type { MachineCases } from '../cases';
import type { Model } from '../model';
import type { Recording } from '../recording';
import { recordAgain } from '../recording';
import { mutantsOf } from './operators';
import type { Mutant } from './operators';

/** The mutants of a machine, told apart by what its recording says of them. */
export interface HeldByRecording {
  readonly machine: string;
  /** How many mutants there are, without those that do the same. */
  readonly mutants: number;
  readonly equivalent: number;
  /** Those that do as recorded: only the tests that somebody wrote can notice them. */
  readonly left: readonly string[];
}

/** Holds the mutants of a machine to its recording, which is read from a file. */
export function heldByRecordings(model: MachineCases, recordingFile: string): HeldByRecording {
  const recording: Recording = JSON.parse(readFileSync(recordingFile, 'utf8'));
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
