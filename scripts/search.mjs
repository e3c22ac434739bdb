import { parseArgs } from 'node:util';

import { command } from './command.mjs';
import { importTypeScript } from './typescript.mjs';

const HELP = `npm run search: how well the search answers the queries of docs/search-queries.md.

It prints recall at 10, precision at 5 and how often the first hit is right, and each query that is not answered completely, with what is missed and what is not meant.`;

await command({ help: HELP, readRequest, run, needsShop: false });

/** The options, or an error message. */
function readRequest() {
  return parseArgs({ options: { help: { type: 'boolean', default: false } } }).values;
}

async function run() {
  const { measuredQueries } = await importTypeScript('tests/search/queries.ts');
  const { measured, means } = await importTypeScript('tests/search/measure.ts');
  const answers = measuredQueries.map((query) => ({ ...measured(query), part: query.part }));
  for (const each of answers) {
    if (each.recall < 1 || each.precision < 1) {
      const missed = each.missed.length === 0 ? '' : `  misses ${each.missed.join(', ')}`;
      const notMeant = each.notMeant.length === 0 ? '' : `  not meant: ${each.notMeant.join(', ')}`;
      console.log(`${each.q}${missed}${notMeant}`);
    }
  }
  const parts = Object.fromEntries(
    [...new Set(answers.map(({ part }) => part))].map((part) => [
      `part ${part}`,
      answers.filter((answer) => answer.part === part),
    ]),
  );
  console.log();
  for (const [name, some] of Object.entries({ ...parts, all: answers })) {
    const { recall, precision } = means(some);
    const right = some.filter(({ isFirstRight }) => isFirstRight).length;
    console.log(
      `${name.padEnd(6)} ${String(some.length).padStart(4)} queries  recall at 10 ${recall.toFixed(3)}  precision at 5 ${precision.toFixed(3)}  first hit right ${right}`,
    );
  }
}
