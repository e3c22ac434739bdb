/** `npm run coverage:machines`: coverage by pairs, into the folder where the build looks for it, unless flags say otherwise. */
import { runPaths } from './run-paths.mjs';

const USUAL = ['--criterion=pairs', '--out=.larkwood/coverage'];
const words = process.argv.slice(2);
const isGiven = (flag) => words.some((word) => word.split('=')[0] === flag);

runPaths(['--coverage', ...USUAL.filter((word) => !isGiven(word.split('=')[0])), ...words]);
