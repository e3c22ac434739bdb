import type { MachineCases } from '../cases';
import type { MutantVerdict } from './hunt';
import { indistinguishableFrom } from './equivalence';
import { hunt } from './hunt';

/** How well the generated tests of a machine notice defects. */
export interface Score {
  readonly machine: string;
  readonly mutants: readonly MutantVerdict[];
  readonly killed: number;
  /** Those that do the same as the machine, each with its reason: no sequence of events tells them apart. */
  readonly equivalent: readonly { readonly mutant: string; readonly reason: string }[];
  /** Survivors that nobody has justified. */
  readonly survived: readonly string[];
  /** Killed of those that could be, from 0 to 1. */
  readonly score: number;
  /** The least score that is accepted. */
  readonly demanded: number;
}

/**
 * Hunts the mutants of a machine; of one that belongs to the core every mutant has to be noticed. One that is said to do
 * the same is hunted only where walking side by side tells it apart: the walk takes every step that a test could take.
 */
export function scoreOf(model: MachineCases, core: ReadonlySet<string>): Score {
  const isIndistinguishable = indistinguishableFrom(model);
  const same = new Map<string, string>();
  const mutants = hunt(model, ({ id, build }) => {
    const reason = model.equivalentMutants[id];
    const doesTheSame = reason !== undefined && isIndistinguishable(build());
    if (doesTheSame) {
      same.set(id, reason);
    }
    return doesTheSame;
  });
  const left = mutants.filter(({ killedBy }) => killedBy === undefined).map(({ mutant }) => mutant);
  const equivalent = [...same].map(([mutant, reason]) => ({ mutant, reason }));
  const killed = mutants.length - left.length;
  const killable = mutants.length - equivalent.length;
  return {
    machine: model.name,
    mutants,
    killed,
    equivalent,
    survived: left.filter((mutant) => !same.has(mutant)),
    score: killable === 0 ? 1 : killed / killable,
    demanded: core.has(model.name) ? 1 : 0.95,
  };
}
