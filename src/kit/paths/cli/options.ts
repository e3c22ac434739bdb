import { parseArgs } from 'node:util';

import { stateNodes } from '#kit/charts/transitions';
import { messageOf } from '#kit/message-of';

import type { MachineCases } from '../cases';
import type { Model } from '../model';
import { CRITERIA } from '../suite';
import type { Criterion } from '../suite';
import { COVERAGE_FORMATS } from '../coverage/formats';
import type { CoverageFormatName } from '../coverage/formats';
import { FORMATS } from '../formats/formats';
import type { FormatName } from '../formats/formats';
import { nearest } from './nearest';
import { UsageError } from './usage-error';

interface Choice {
  readonly models: readonly MachineCases[];
  readonly criterion: Criterion;
  /** The folder that files are written to; absent when they go to the screen. */
  readonly out: string | undefined;
}

export interface SuiteRequest extends Choice {
  readonly kind: 'suites';
  readonly format: FormatName;
  readonly seed: number | undefined;
  /** What its files are called behind the machine: the way to a state does not replace the suite. */
  readonly title: string;
  /** A state to be led to, instead of a suite. */
  readonly target: { readonly from: string | undefined; readonly to: string } | undefined;
}

export interface CoverageRequest extends Choice {
  readonly kind: 'coverage';
  readonly format: CoverageFormatName;
}

export interface MutantRequest {
  readonly kind: 'mutants';
  readonly models: readonly MachineCases[];
  readonly format: 'text' | 'json';
  readonly out: string | undefined;
}

interface RecordRequest {
  readonly kind: 'record';
  readonly models: readonly MachineCases[];
}

export interface ListRequest {
  readonly kind: 'list';
  readonly models: readonly MachineCases[];
  readonly format: 'text' | 'json';
  readonly out: string | undefined;
}

type Request = { readonly kind: 'help' } | ListRequest | RecordRequest | SuiteRequest | CoverageRequest | MutantRequest;

const FLAGS = {
  help: { type: 'boolean' },
  list: { type: 'boolean' },
  coverage: { type: 'boolean' },
  mutants: { type: 'boolean' },
  record: { type: 'boolean' },
  machine: { type: 'string', multiple: true },
  criterion: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  seed: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

type Flag = keyof typeof FLAGS;

/** What can be asked for instead of suites, and the flags that mean something with it. */
const MODES = {
  list: ['machine', 'format', 'out'],
  coverage: ['machine', 'criterion', 'format', 'out'],
  mutants: ['machine', 'format', 'out'],
  record: ['machine'],
  to: ['machine', 'from', 'format', 'out'],
} as const satisfies Partial<Record<Flag, readonly Flag[]>>;

/** Reads the words of a command line. Throws a `UsageError` that says what is wrong and names the nearest known words. */
export function readOptions(args: readonly string[], machines: readonly MachineCases[]): Request {
  const given = parse(args);
  if (given.help || args.length === 0) {
    return { kind: 'help' };
  }
  refuseWithoutEffect(given);
  const { criterion, format = 'text', out, seed, from, to } = given;
  if (out?.trim() === '') {
    throw new UsageError('--out is a folder: it was given no name.');
  }
  const chosen = machinesNamed(machines, given.machine);
  if (given.list) {
    return { kind: 'list', models: chosen, format: oneOf('format of the list', format, ['text', 'json']), out };
  }
  if (given.record) {
    if (!given.machine || chosen.length === machines.length) {
      throw new UsageError('--record replaces what a machine is held to: name each machine by --machine.');
    }
    return { kind: 'record', models: chosen };
  }
  if (given.mutants) {
    return { kind: 'mutants', models: chosen, format: oneOf('format of mutants', format, ['text', 'json']), out };
  }
  const choice: Choice = { models: chosen, criterion: oneOf('criterion', criterion ?? 'transitions', CRITERIA), out };
  if (given.coverage) {
    return { ...choice, kind: 'coverage', format: oneOf('format of coverage', format, COVERAGE_FORMATS) };
  }
  return {
    ...choice,
    kind: 'suites',
    format: oneOf('format', format, FORMATS),
    seed: seed === undefined ? undefined : wholeNumber(seed),
    title: to === undefined ? choice.criterion : `${from === undefined ? '' : `from-${from}.`}to-${to}`,
    target: targetOf(chosen, from, to),
  };
}

function parse(args: readonly string[]) {
  const { values, tokens } = parsed(args);
  const names = tokens.flatMap((token) => (token.kind === 'option' && token.name !== 'machine' ? [token.rawName] : []));
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) {
    throw new UsageError(`${twice} is given twice.`);
  }
  return values;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, tokens: true });
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}

/** A flag that means nothing beside another one is refused: whoever gives it expects something of it. */
function refuseWithoutEffect(given: { readonly [Name in Flag]?: unknown }): void {
  for (const [mode, allowed] of Object.entries<readonly Flag[]>(MODES)) {
    const idle = Object.keys(given).find((flag) => flag !== mode && !allowed.includes(flag as Flag));
    if (given[mode as Flag] !== undefined && idle !== undefined) {
      const words = allowed.map((flag) => `--${flag}`).join(', ');
      throw new UsageError(`--${mode} goes with ${words} only: --${idle} would have no effect.`);
    }
  }
}

/** `--machine` may be given several times, or once with several names: `toast,cart`. */
function machinesNamed(machines: readonly MachineCases[], asked: readonly string[] = ['all']): readonly MachineCases[] {
  const names = asked.flatMap((words) => words.split(',')).map((name) => name.trim());
  const known = ['all', ...machines.map(({ name }) => name)];
  const mistaken = names.find((name) => !known.includes(name));
  if (mistaken !== undefined) {
    throw unknown('machine', mistaken, known);
  }
  return names.includes('all') ? machines : machines.filter(({ name }) => names.includes(name));
}

function targetOf(
  chosen: readonly MachineCases[],
  from: string | undefined,
  to: string | undefined,
): SuiteRequest['target'] {
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
