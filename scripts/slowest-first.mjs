import { BaseSequencer } from 'vitest/node';

/** Small files that take longest. By default small files come last: a core would have no work while they run. */
const SLOWEST = [
  'src/kit/paths/mutants/mutants.test.ts',
  'tests/paths/paths.test.ts',
  'tests/paths/generated.test.ts',
  'tests/machines/invariants.test.ts',
  'tests/machines/replay.test.ts',
];

/** Order of test files: as usual, but these of a project first. */
export class SlowestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no list that is sorted
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const slowest = SLOWEST.flatMap((name) => own.filter(({ moduleId }) => moduleId.endsWith(name)));
      return [...slowest, ...own.filter((file) => !slowest.includes(file))];
    });
  }
}
