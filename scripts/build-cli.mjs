import { build } from './build.mjs';
import { BUILD_OPTIONS_HELP, readBuildOptions } from './build-options.mjs';
import { command } from './command.mjs';
import { writeHosting } from './hosting.mjs';

const HELP = `npm run build: the shop as plain files, for any host (docs/deploying.md). The configurations of hosts are in hosting/.

${BUILD_OPTIONS_HELP}`;

await command({ help: HELP, readRequest: () => readBuildOptions(), run, needsShop: false });

async function run(options) {
  await build(options);
  await writeHosting(options);
}
