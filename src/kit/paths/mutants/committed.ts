import { readFileSync } from 'node:fs';

import { pathDifferences, refusalDifferences } from '../differences';
import type { MachineCases } from '../cases';
import type { Model } from '../model';
import type { Recording } from '../recording';
import { refusedNow, replays } from '../recording';
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
    const mutated = { ...model, machine: build() };
    // Most do otherwise in one of the first paths; all states, which take far longer, are explored for the others.
    let index = 0;
    for (const now of replays(mutated, recording)) {
      const recorded = recording.paths[index];
      if (!recorded || pathDifferences(recorded, now, '').length > 0) {
        return false;
      }
      index += 1;
    }
    return refusalDifferences(recording.refused, refusedNow(mutated)).length === 0;
  } catch {
    // A mutant that cannot be run at all is noticed by whoever runs it.
    return false;
  }
}
