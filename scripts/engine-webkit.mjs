import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onPath } from './engine-program.mjs';
import { freePort } from './free-port.mjs';

const START_TIMEOUT_MS = 120_000;
const ASK_AGAIN_MS = 100;
/** The key of an element in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export const webkit = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  missing: () =>
    ['WebKitWebDriver', 'xvfb-run']
      .map((program) => (onPath([program]) ? undefined : `there is no ${program}`))
      .find(Boolean) ?? (miniBrowser() ? undefined : 'there is no MiniBrowser'),
  open,
};

/** WebKitGTK's own small browser, beside its library. */
function miniBrowser() {
  return ['/usr/lib', '/usr/lib64', '/usr/libexec']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')))
    .find((path) => existsSync(path));
}

/** A window of a new session, driven by WebDriver. `size` is that of the window, in px. */
async function open(size) {
  const folder = mkdtempSync(join(tmpdir(), 'larkwood-webkit-'));
  const log = join(folder, 'browser.log');
  const binary = join(folder, 'browser');
  // The driver throws away what the browser writes, and WebDriver has no command for the console.
  writeFileSync(binary, `#!/bin/sh\nexec ${miniBrowser()} "$@" >>'${log}' 2>&1\n`);
  chmodSync(binary, 0o755);
  const port = await freePort();
  const program = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    // In a group of its own: the script does not end what it has started.
    { detached: true, stdio: 'ignore' },
  );
  const kill = () => process.kill(-program.pid);
  process.once('exit', kill);
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  const options = { binary, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };
  const { sessionId, capabilities } = await ask(`${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const send = (command, body) => ask(`${address}/session/${sessionId}/${command}`, body);
  const run = (action, ...args) => send('execute/sync', { script: `return (${action})(...arguments)`, args });
  await send('window/rect', { x: 0, y: 0, ...size });
  let read = 0;
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    go: (url) => send('url', { url }),
    reload: () => send('refresh', {}),
    run,
    find: async (action, ...args) => (await run(action, ...args))?.[ELEMENT],
    click: async (id) => {
      // The driver's own scrolling may be smooth, and it does not wait for its end.
      await run((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }), { [ELEMENT]: id });
      await send(`element/${id}/click`, {});
    },
    type: (id, text) => send(`element/${id}/value`, { text }),
    told: () => {
      const told = (existsSync(log) ? readFileSync(log, 'utf8') : '')
        .split('\n')
        .filter((line) => /\bCONSOLE (?:\w+ )?(?:ERROR|WARN)\b/.test(line));
      return told.slice(read, (read = told.length));
    },
    close: async () => {
      await ask(`${address}/session/${sessionId}`, undefined, 'DELETE');
      process.off('exit', kill);
      kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(address) {
  const end = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (performance.now() > end) {
        throw error;
      }
    }
    await new Promise((done) => {
      setTimeout(done, ASK_AGAIN_MS);
    });
  }
}

async function ask(url, body, method = 'POST') {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) {
    throw new Error(`${new URL(url).pathname}: ${value.error}: ${value.message}`);
  }
  return value;
}
