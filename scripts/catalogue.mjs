import { command } from './command.mjs';
import { importTypeScript } from './typescript.mjs';

const { HELP, readRequest, run } = await importTypeScript('scripts/catalogue/command.ts');

await command({
  help: HELP,
  readRequest: () => readRequest(process.argv.slice(2)),
  run: (request) => run(request, console),
  needsShop: false,
});
