import { pickSome } from '#domain/random';
import { runPaths } from '#kit/paths/cli/main';
import type { Output } from '#kit/paths/cli/output';
import { heldByRecordings } from '#kit/paths/mutants/committed';
import type { HeldByRecording } from '#kit/paths/mutants/committed';
import type { Subject } from '#kit/paths/subject';
import { suitePaths } from '#kit/paths/suite-path';
import type { SuitePath } from '#kit/paths/suite-path';
import { registry } from '#machines/registry';

import { machinePlaces } from '../places';

/** The shop, as the tools for paths know it. */
export const subject: Subject = {
  machines: registry,
  places: machinePlaces,
  // What the shop lives by.
  core: new Set(['toast', 'checkout', 'payment', 'wishlist', 'tracking']),
  shuffle: (items, seed) => pickSome(items, items.length, seed),
  recordingFile: (machine) => `src/machines/${machine}/${machine}.recorded.json`,
  specModule: '#tests/paths/written-spec',
};

/** Runs `npm run paths` with these words and answers its exit code. */
export function runPathsOfShop(args: readonly string[], output?: Output): 0 | 1 | 2 {
  return runPaths(args, subject, output);
}

/** The suite for transitions of every machine by its name, as the page of the statecharts plays it. */
export function pathsOfShop(): Readonly<Record<string, readonly SuitePath[]>> {
  return Object.fromEntries(registry.map((model) => [model.name, suitePaths(model)]));
}

/** The names of the machines that `npm run mutants` may be asked for. */
export const machineNames: readonly string[] = registry.map(({ name }) => name);

/** The mutants of the machines with these names, of all without one, held to their recordings. */
export function mutantsOfShop(names: readonly string[]): readonly HeldByRecording[] {
  const asked = registry.filter(({ name }) => names.length === 0 || names.includes(name));
  return asked.map((model) => heldByRecordings(model, subject.recordingFile(model.name)));
}
