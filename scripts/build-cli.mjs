import { build } from './build.mjs';
import { BUILD_OPTIONS_HELP, readBuildOptions } from './build-options.mjs';
import { command } from './command.mjs';

const HELP = `npm run build: the shop as plain files, for any host (docs/deploying.md).

${BUILD_OPTIONS_HELP}`;

await command({ help: HELP, readRequest: () => readBuildOptions(), run: build, needsShop: false });
