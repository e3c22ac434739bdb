/** Loaded before a command: without packages Node would end it with a stack. */
try {
  import.meta.resolve('vite');
} catch {
  console.error('The packages of the shop are not installed: run "npm install" first.');
  process.exit(1);
}
