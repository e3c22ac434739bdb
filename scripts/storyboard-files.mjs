import { readFile } from 'node:fs/promises';

/** The paths of a file that `npm run paths -- --format json` has written, or a sentence on what is wrong with it. */
export async function readPaths(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    return `There is no file ${file}.`;
  }
  try {
    return JSON.parse(text).suites.flatMap(({ machine, paths }) =>
      paths.map(({ start, steps }) => ({
        machine,
        steps: [start, ...steps].map((step) => ({
          name: step.case,
          sentence: step.branches.findLast(({ description }) => description)?.description ?? '',
          states: step.activeStates.map(({ id }) => id),
        })),
      })),
    );
  } catch {
    return `${file} is no file of paths: npm run paths -- --format json writes one.`;
  }
}
