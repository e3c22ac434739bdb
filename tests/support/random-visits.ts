import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import fc from 'fast-check';

import { messageOf } from '#kit/message-of';
import { isWhole } from './trust';

/** How long to wait for what a page should say, in milliseconds; less while a visit that has failed is shortened. */
const PATIENCE_MS = 30_000;
const LITTLE_PATIENCE_MS = 6_000;

/** Of the time for shortening, this part leaves out steps; the rest checks what is left with full patience. */
const LEAVING_OUT = 0.6;

/** How a visit is played. */
export interface Play<Step> {
  /** To be told of every step before it is taken. */
  readonly taking: (index: number) => void;
  /**
   * To be told what a step turned out to be, in words that mean the same when others are left out; undefined if it was
   * not possible, for then it is left out of shorter visits.
   */
  readonly took: (index: number, step: Step | undefined) => void;
  /** How long to wait for what a page should say, in milliseconds. */
  readonly patience: number;
  /** True while a visit that has failed is shortened: it is played often. */
  readonly isShortened: boolean;
  /** Aborted when the time is up: then nobody waits for the visit any more. */
  readonly signal: AbortSignal;
}

interface Options<Step> {
  /** What a visit is made of. */
  readonly step: fc.Arbitrary<Step>;
  readonly most: number;
  /** Plays a visit; throws what is wrong. */
  readonly visit: (steps: readonly Step[], play: Play<Step>) => Promise<void>;
  /** Where the shortest visit that failed is written. */
  readonly failure: string;
  /** A file that was written so, to play instead of random visits. */
  readonly replayed?: string | undefined;
  readonly seed: number;
  readonly numRuns: number;
  /** After so long no further visit is begun. */
  readonly milliseconds?: number;
  /** After so long one that failed is shortened no further, nor played any more: the shortest by then is told. */
  readonly shorteningMilliseconds?: number;
}

/** Plays random visits, or one of a file. Shortens one that fails, writes it down, and throws with how to play it again. */
export async function playVisits<Step>({
  step,
  most,
  visit,
  failure,
  replayed,
  seed,
  numRuns,
  milliseconds = Number.POSITIVE_INFINITY,
  shorteningMilliseconds = 90_000,
}: Options<Step>): Promise<void> {
  const play: PlaySteps<Step> = async (steps, { patience = PATIENCE_MS, until } = {}) => {
    const signal = AbortSignal.any(until ? [until] : []);
    let last = 0;
    const taken: (Step | undefined)[] = [...steps];
    try {
      const played = visit(steps, {
        patience,
        signal,
        isShortened: patience < PATIENCE_MS,
        taking: (index) => (last = index),
        took: (index, step) => (taken[index] = step),
      });
      await Promise.race([played, aborted(signal)]);
      return undefined;
    } catch (error) {
      // What follows the step that failed is not needed.
      return signal.aborted
        ? undefined
        : { steps: taken.slice(0, last + 1).filter((step) => step !== undefined), error };
    }
  };
  if (replayed !== undefined) {
    const again = await play(JSON.parse(readFileSync(replayed, 'utf8')) as Step[]);
    if (again) {
      throw again.error;
    }
    return;
  }
  const found = await firstFailure(fc.array(step, { maxLength: most, size: 'max' }), play, {
    seed,
    numRuns,
    end: performance.now() + milliseconds,
  });
  if (!found) {
    return;
  }
  const write = (steps: readonly Step[]) => writeFileSync(failure, JSON.stringify(steps, undefined, 2));
  mkdirSync(dirname(failure), { recursive: true });
  write(found.steps);
  const leavingOut = AbortSignal.timeout(shorteningMilliseconds * LEAVING_OUT);
  const checking = AbortSignal.timeout(shorteningMilliseconds);
  const shorter = (await shortened(found, play, { write, signal: leavingOut })).toReversed();
  const checked = await firstOf(shorter, play, checking);
  const failed = checked ?? ((checking.aborted && shorter[0]) || found);
  write(failed.steps);
  const wrong = messageOf(failed.error);
  const isUnchecked = failed !== found && failed !== checked;
  const lengths = `${failed.steps.length} of its ${found.steps.length} steps${isUnchecked ? ', not checked' : ''}`;
  throw new Error(
    `${wrong}\nSeed ${seed}; ${lengths}: ${isWhole ? 'TRUST=whole ' : ''}TRUST_REPLAY=${failure} plays them again.`,
    {
      cause: failed.error,
    },
  );
}

/** Steps up to the one that failed, and what was wrong then. */
interface Failed<Step> {
  readonly steps: readonly Step[];
  readonly error: unknown;
}

type PlaySteps<Step> = (
  steps: readonly Step[],
  how?: { readonly patience?: number; readonly until?: AbortSignal },
) => Promise<Failed<Step> | undefined>;

/** Resolves when the time is up. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) {
      done();
    }
    signal.addEventListener('abort', () => done());
  });
}

async function firstFailure<Step>(
  visits: fc.Arbitrary<readonly Step[]>,
  play: PlaySteps<Step>,
  { seed, numRuns, end }: { readonly seed: number; readonly numRuns: number; readonly end: number },
): Promise<Failed<Step> | undefined> {
  // With a bias the first visits would be short.
  for (const steps of fc.sample(fc.noBias(visits), { seed, numRuns })) {
    const failed = performance.now() < end ? await play(steps) : undefined;
    if (failed) {
      return failed;
    }
  }
  return undefined;
}

/** The first that fails with full patience too: what little patience takes for a failure may be a slow machine. */
async function firstOf<Step>(
  candidates: readonly Failed<Step>[],
  play: PlaySteps<Step>,
  signal: AbortSignal,
): Promise<Failed<Step> | undefined> {
  for (const { steps } of candidates) {
    const failed = signal.aborted ? undefined : await play(steps, { until: signal });
    if (failed) {
      return failed;
    }
  }
  return undefined;
}

/**
 * Leaves out steps while the others still fail in the same way: many at once at first, single ones at last. All that
 * failed, the shortest last.
 */
async function shortened<Step>(
  found: Failed<Step>,
  play: PlaySteps<Step>,
  { write, signal }: { readonly write: (steps: readonly Step[]) => void; readonly signal: AbortSignal },
): Promise<readonly Failed<Step>[]> {
  const failures: Failed<Step>[] = [];
  let shortest = found;
  let size = Math.floor(found.steps.length / 2);
  while (size > 0) {
    const before = shortest.steps.length;
    for (let from = 0; from < shortest.steps.length && !signal.aborted;) {
      const failed = await play([...shortest.steps.slice(0, from), ...shortest.steps.slice(from + size)], {
        patience: LITTLE_PATIENCE_MS,
        until: signal,
      });
      if (failed && kindOf(failed.error) === kindOf(found.error)) {
        shortest = failed;
        failures.push(failed);
        write(shortest.steps);
      } else {
        from += size;
      }
    }
    const isDone = signal.aborted || (size === 1 && shortest.steps.length === before);
    size = isDone ? 0 : Math.max(1, Math.floor(size / 2));
  }
  return failures;
}

/** What an error says, but for the step, and for what was found instead. */
function kindOf(error: unknown): string {
  return messageOf(error).replaceAll(/, step [^]*|\d+/g, '');
}
