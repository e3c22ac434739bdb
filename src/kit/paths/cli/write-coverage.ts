import { coverageOf, missingIn } from '../coverage/coverage';
import { coverageFormats } from '../coverage/formats';
import type { Coverage } from '../coverage/reports';
import type { CoverageRequest } from './options';
import type { Output } from './output';

/** Runs the suites on actors and reports: 1 when a state or transition that can be reached was not. */
export function writeCoverage({ models, criterion, format, out }: CoverageRequest, output: Output): 0 | 1 {
  const coverage: Coverage = { criterion, machines: models.map((model) => coverageOf(model, criterion)) };
  output.print(coverageFormats[format].write(coverage));
  if (out !== undefined) {
    const files = Object.values(coverageFormats);
    files.forEach(({ file, write }) => output.save(out, file, write(coverage)));
    output.complain(`${files.map(({ file }) => file).join(', ')} in ${out}`);
  }
  const missing = coverage.machines.flatMap(missingIn);
  if (missing.length > 0) {
    output.complain(`Not covered: ${missing.join(', ')}`);
  }
  return missing.length === 0 ? 0 : 1;
}
