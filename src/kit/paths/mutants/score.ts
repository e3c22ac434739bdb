import type { MachineCases } from '../cases';
import type { Verdict } from './hunt';
import { hunt } from './hunt';

/** How well the generated tests of a machine notice defects. */
export interface Score {
  readonly machine: string;
  readonly mutants: readonly Verdict[];
  readonly killed: number;
  /** Survivors that do the same as the machine, each with its reason. */
  readonly equivalent: readonly { readonly mutant: string; readonly reason: string }[];
  /** Survivors that nobody has justified. */
  readonly survived: readonly string[];
  /** Killed of those that could be, from 0 to 1. */
  readonly score: number;
  /** The least score that is accepted. */
  readonly demanded: number;
}

/** Hunts the mutants of a machine; of one that belongs to the core every mutant has to be noticed. */
export function scoreOf(model: MachineCases, core: ReadonlySet<string>): Score {
  const mutants = hunt(model);
  const reasons = model.equivalentMutants;
  const left = mutants.filter(({ killedBy }) => killedBy === undefined).map(({ mutant }) => mutant);
  const equivalent = left.flatMap((mutant) => {
    const reason = reasons[mutant];
    return reason === undefined ? [] : [{ mutant, reason }];
  });
  const killed = mutants.length - left.length;
  const killable = mutants.length - equivalent.length;
  return {
    machine: model.name,
    mutants,
    killed,
    equivalent,
    survived: left.filter((mutant) => reasons[mutant] === undefined),
    score: killable === 0 ? 1 : killed / killable,
    demanded: core.has(model.name) ? 1 : 0.95,
  };
}
