import { readFile } from 'node:fs/promises';

/**
 * The comments on the states of a machine, by the state's id: in `<machine>.comments.md` of its folder, what stands under
 * the heading `## <id>`. None where there is no such file.
 */
export async function readComments(machine) {
  const text = await readFile(`src/machines/${machine}/${machine}.comments.md`, 'utf8').catch(() => '');
  return new Map(
    text
      .split(/^## +/m)
      .slice(1)
      .map((part) => {
        const [id = '', ...lines] = part.split('\n');
        return [id.trim(), lines.join('\n').trim()];
      }),
  );
}

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
