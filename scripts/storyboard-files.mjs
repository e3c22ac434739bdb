import { readFile } from 'node:fs/promises';

/**
 * The paths of a file that `npm run paths -- --format json` has written, or a sentence on what is wrong with it. `said` tells how the name of
 * a step is said.
 */
export async function readPaths(file, said) {
  const text = await readFile(file, 'utf8').catch(({ code }) => ({ code }));
  if (text.code !== undefined) {
    return text.code === 'EISDIR' ? `${file} is a folder: --path takes one of its files.` : `There is no file ${file}.`;
  }
  try {
    return JSON.parse(text).suites.flatMap(({ machine, paths }) =>
      paths.map(({ start, steps }) => ({
        machine,
        steps: [start, ...steps].map((step) => ({
          name: said(step.case),
          sentence: step.branches.findLast(({ description }) => description)?.description ?? '',
          states: step.activeStates.map(({ id }) => id),
        })),
      })),
    );
  } catch {
    return `${file} is no file of paths: npm run paths -- --format json --out FOLDER writes one.`;
  }
}

const FONTS = 'src/ui/theme/fonts';

/** Rules of the shop's fonts with the fonts inside, so that a board looks the same anywhere. */
export async function readFonts() {
  const rule = async (family, weight, file) => {
    const font = await readFile(`${FONTS}/${file}`, 'base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${font}) format('woff2')}`;
  };
  return {
    sans: await rule('Hanken Grotesk', '400 600', 'hanken-grotesk.woff2'),
    serif: await rule('Newsreader', '400', 'newsreader.woff2'),
  };
}
