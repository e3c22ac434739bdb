import { runPaths } from './run-paths.mjs';

runPaths(process.argv.slice(2));
