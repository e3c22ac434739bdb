import { parseArgs } from 'node:util';

import { stateNodes } from '#inspector/chart/transitions';

import type { Model } from '../graph';
import { models } from '../models';
import { CRITERIA } from '../suite';
import type { Criterion } from '../suite';
import { COVERAGE_FORMATS } from '../coverage/formats';
import type { CoverageFormatName } from '../coverage/formats';
import { FORMATS } from '../formats/formats';
import type { FormatName } from '../formats/formats';
import { nearest } from './nearest';

/** What was asked for cannot be done; the message says what can. */
export class UsageError extends Error {}

interface Choice {
  readonly models: readonly Model[];
  readonly criterion: Criterion;
  /** The folder that files are written to; absent when they go to the screen. */
  readonly out: string | undefined;
}

export interface SuiteRequest extends Choice {
  readonly kind: 'suites';
  readonly format: FormatName;
  readonly seed: number | undefined;
  /** A state to be led to, instead of a suite. */
  readonly way: { readonly from: string | undefined; readonly to: string } | undefined;
}

export interface CoverageRequest extends Choice {
  readonly kind: 'coverage';
  readonly format: CoverageFormatName;
}

export interface MutantRequest {
  readonly kind: 'mutants';
  readonly models: readonly Model[];
  readonly format: 'text' | 'json';
  readonly out: string | undefined;
}

interface RecordRequest {
  readonly kind: 'record';
  readonly models: readonly Model[];
}

type Request =
  | { readonly kind: 'help' }
  | { readonly kind: 'list' }
  | RecordRequest
  | SuiteRequest
  | CoverageRequest
  | MutantRequest;

/** Reads the words of a command line. Throws a `UsageError` that names the nearest known words. */
export function readOptions(args: readonly string[]): Request {
  const { list, machine, criterion, format, out, seed, from, to, help, coverage, mutants, record } = parse(args);
  if (help || args.length === 0) {
    return { kind: 'help' };
  }
  if (list) {
    return { kind: 'list' };
  }
  const chosen = machine === 'all' ? models : models.filter(({ name }) => name === machine);
  if (chosen.length === 0) {
    throw unknown('machine', machine, ['all', ...models.map(({ name }) => name)]);
  }
  if (record) {
    return { kind: 'record', models: chosen };
  }
  if (mutants) {
    if ((criterion ?? seed ?? from ?? to) !== undefined || coverage) {
      throw new UsageError('--mutants goes with --machine, --format and --out only.');
    }
    return { kind: 'mutants', models: chosen, format: oneOf('format of mutants', format, ['text', 'json']), out };
  }
  const choice: Choice = { models: chosen, criterion: oneOf('criterion', criterion ?? 'transitions', CRITERIA), out };
  if (coverage) {
    if ((seed ?? from ?? to) !== undefined) {
      throw new UsageError('--coverage goes with --machine, --criterion, --format and --out only.');
    }
    return { ...choice, kind: 'coverage', format: oneOf('format of coverage', format, COVERAGE_FORMATS) };
  }
  return {
    ...choice,
    kind: 'suites',
    format: oneOf('format', format, FORMATS),
    seed: seed === undefined ? undefined : wholeNumber(seed),
    way: wayOf(chosen, from, to),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        list: { type: 'boolean', default: false },
        machine: { type: 'string', default: 'all' },
        criterion: { type: 'string' },
        format: { type: 'string', default: 'text' },
        out: { type: 'string' },
        seed: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        help: { type: 'boolean', default: false },
        coverage: { type: 'boolean', default: false },
        record: { type: 'boolean', default: false },
        mutants: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function wayOf(chosen: readonly Model[], from: string | undefined, to: string | undefined): SuiteRequest['way'] {
  if (to === undefined) {
    if (from !== undefined) {
      throw new UsageError('--from needs --to: a way leads somewhere.');
    }
    return undefined;
  }
  const [model, another] = chosen;
  if (!model || another) {
    throw new UsageError('--from and --to are states of one machine: choose it with --machine.');
  }
  return { from: from === undefined ? undefined : stateId(model, from), to: stateId(model, to) };
}

/** A state goes by its id, with or without the machine's in front. */
function stateId({ machine, name }: Model, asked: string): string {
  const ids = stateNodes(machine).map(({ id }) => id);
  const found = ids.find((id) => id === asked || id === `${machine.id}.${asked}`);
  if (found === undefined) {
    throw unknown(
      `state of ${name}`,
      asked,
      ids.slice(1).map((id) => id.slice(machine.id.length + 1)),
    );
  }
  return found;
}

function oneOf<Word extends string>(what: string, asked: string, known: readonly Word[]): Word {
  const found = known.find((word) => word === asked);
  if (found === undefined) {
    throw unknown(what, asked, known);
  }
  return found;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) {
    throw new UsageError(`--seed is a whole number from 0 to 999999999, not "${text}".`);
  }
  return Number(text);
}

function unknown(what: string, asked: string, known: readonly string[]): UsageError {
  return new UsageError(`There is no ${what} "${asked}". Nearest: ${nearest(asked, known).join(', ')}.`);
}
