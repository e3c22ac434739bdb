import { transitions } from '#kit/charts/transitions';

import { documentOf, shortestPathDocument } from '../document';
import type { SuiteDocument } from '../document';
import { explore } from '../graph';
import type { Model } from '../model';
import { formats } from '../formats/formats';
import { counted } from '../formats/words';
import { inOrderOf } from '../orders';
import type { Shuffle, Subject } from '../subject';
import { suiteFor } from '../suite';
import { shortestPathTo } from '../shortest-path';
import { HELP } from './help';
import type { ListRequest, SuiteRequest } from './options';
import { readOptions } from './options';
import type { Output } from './output';
import { endingOf } from './summary';
import { terminal } from './terminal';
import { UsageError } from './usage-error';
import { writeCoverage } from './write-coverage';
import { writeMutants } from './write-mutants';
import { writeRecordings } from './write-recordings';
import { writeSpecs } from './write-specs';

/** Runs `npm run paths`: 0 when all is covered, 1 when a goal is not or nobody said why, 2 when it was asked wrongly. */
export function runPaths(args: readonly string[], subject: Subject, output: Output = terminal): 0 | 1 | 2 {
  try {
    const request = readOptions(args, subject.machines);
    if ('out' in request && request.out !== undefined) {
      output.prepare(request.out);
    }
    switch (request.kind) {
      case 'help':
        output.print(HELP);
        return 0;
      case 'list':
        return list(request, output);
      case 'coverage':
        return writeCoverage(request, output);
      case 'record':
        return writeRecordings(request.models, subject, output);
      case 'mutants':
        return writeMutants(request, subject, output);
      case 'suites':
        return request.format === 'playwright'
          ? writeSpecs(request, subject, output)
          : write(request, request.format, subject, output);
    }
  } catch (error) {
    if (error instanceof UsageError) {
      output.complain(`${error.message}\nnpm run paths -- --help says what there is.`);
      return 2;
    }
    throw error;
  }
}

/** The machines with their sizes. */
function list({ models, format, out }: ListRequest, { print, save }: Output): 0 {
  const machines = models.map(({ name, machine, cases, bound }) => ({
    machine: name,
    description: machine.root.description ?? '',
    transitions: transitions(machine).size,
    cases: cases.length,
    ...(bound === undefined ? {} : { bound: bound.words }),
  }));
  const lines = machines.map(({ machine, description, ...sizes }) => {
    const size = `${counted(sizes.transitions, 'transition')}, ${counted(sizes.cases, 'event case')}`;
    return `${machine.padEnd(16)} ${size.padEnd(34)} ${description}`;
  });
  const isJson = format === 'json';
  const text = isJson ? JSON.stringify({ version: 1, machines }, null, 2) : lines.join('\n');
  if (out === undefined) {
    print(text);
  } else {
    const file = isJson ? 'machines.json' : 'machines.txt';
    save(out, file, `${text}\n`);
    print(`${file} in ${out}`);
  }
  return 0;
}

function write(
  options: SuiteRequest,
  format: keyof typeof formats,
  { shuffle }: Subject,
  { print, complain, save }: Output,
): 0 | 1 {
  const { out, title } = options;
  const suites = options.models.map((model) => document(model, options, shuffle));
  const { ending, write: asFormat } = formats[format];
  if (out === undefined) {
    print(asFormat(suites));
  } else {
    suites.forEach((suite) => save(out, `${suite.machine}.${title}.${ending}`, asFormat([suite])));
    print(`${counted(suites.length, 'file')} in ${out}`);
  }
  const { code, words } = endingOf(suites, 'machine');
  complain(words);
  return code;
}

function document(model: Model, { criterion, seed, target }: SuiteRequest, shuffle: Shuffle): SuiteDocument {
  const graph = explore(model);
  if (target) {
    return shortestPathDocument(graph, shortestPathTo(graph, target.to, target.from), target.to);
  }
  const suite = suiteFor(seed === undefined ? graph : inOrderOf(graph, seed, shuffle), criterion);
  return documentOf(suite, { seed, reasons: model.unreachable ?? {} });
}
