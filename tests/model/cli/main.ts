import { transitions } from '#inspector/chart/transitions';

import { documentOf, wayDocument } from '../document';
import type { SuiteDocument } from '../document';
import { explore } from '../graph';
import type { Model } from '../graph';
import { formats } from '../formats/formats';
import { counted } from '../formats/words';
import { models } from '../models';
import { inOrderOf } from '../orders';
import { suiteFor } from '../suite';
import { unreachableByDesign } from '../unreachable';
import { shortestWay } from '../way';
import { HELP } from './help';
import type { SuiteRequest } from './options';
import { readOptions, UsageError } from './options';
import type { Output } from './output';
import { endingOf } from './summary';
import { writeCoverage } from './write-coverage';
import { writeMutants } from './write-mutants';
import { writeRecordings } from './write-recordings';
import { writeSpecs } from './write-specs';

/** Runs `npm run paths`: 0 when all is covered, 1 when a goal is not or nobody said why, 2 when it was asked wrongly. */
export function runPaths(args: readonly string[], output: Output): 0 | 1 | 2 {
  try {
    const request = readOptions(args);
    switch (request.kind) {
      case 'help':
        output.print(HELP);
        return 0;
      case 'list':
        return list(output);
      case 'coverage':
        return writeCoverage(request, output);
      case 'record':
        return writeRecordings(request.models, output);
      case 'mutants':
        return writeMutants(request, output);
      case 'suites':
        return request.format === 'playwright' ? writeSpecs(request, output) : write(request, request.format, output);
    }
  } catch (error) {
    if (error instanceof UsageError) {
      output.complain(`${error.message}\nnpm run paths -- --help says what there is.`);
      return 2;
    }
    throw error;
  }
}

function list({ print }: Output): 0 {
  for (const { name, machine, cases } of models) {
    const size = `${counted(transitions(machine).size, 'transition')}, ${counted(cases.length, 'event case')}`;
    print(`${name.padEnd(16)} ${size.padEnd(34)} ${machine.root.description ?? ''}`);
  }
  return 0;
}

function write(options: SuiteRequest, format: keyof typeof formats, { print, complain, save }: Output): 0 | 1 {
  const { out, criterion } = options;
  const suites = options.models.map((model) => document(model, options));
  const { ending, write: asFormat } = formats[format];
  if (out === undefined) {
    print(asFormat(suites));
  } else {
    suites.forEach((suite) => save(out, `${suite.machine}.${criterion}.${ending}`, asFormat([suite])));
    print(`${counted(suites.length, 'file')} in ${out}`);
  }
  const { code, words } = endingOf(suites, 'machine');
  complain(words);
  return code;
}

function document(model: Model, { criterion, seed, way }: SuiteRequest): SuiteDocument {
  const graph = explore(model);
  if (way) {
    return wayDocument(graph, shortestWay(graph, way.to, way.from), way.to);
  }
  const suite = suiteFor(seed === undefined ? graph : inOrderOf(graph, seed), criterion);
  return documentOf(suite, { seed, reasons: unreachableByDesign[model.name] ?? {} });
}
