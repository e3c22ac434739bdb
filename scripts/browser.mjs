import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { install, isDebianRoot, update } from './debian.mjs';

const { env, platform } = process;

// The headless shell renders the same pages with less than half the processor time.
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const WINDOWS_APPS = [
  String.raw`Google\Chrome\Application\chrome.exe`,
  String.raw`Chromium\Application\chrome.exe`,
  String.raw`Microsoft\Edge\Application\msedge.exe`,
];

/** No background requests; no sandbox, so that it starts in a container. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NONE_FOUND =
  'No browser could be found or installed: install Chrome, Chromium or Edge, or set CHROME_PATH to one, and try again.';

/** Path of a browser for tests: an installed one, else one that is installed now. Throws where neither works. */
async function findBrowser() {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) {
      return env.CHROME_PATH;
    }
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, and there is nothing: let it name a browser, or unset it.`);
  }
  const browser = onPath(SHELLS) ?? fromDebian() ?? installed() ?? (await fromPlaywright());
  if (!browser) {
    throw new Error(NONE_FOUND);
  }
  return browser;
}

/** Options for Playwright's `chromium.launch`. */
export async function launchOptions() {
  return { executablePath: await findBrowser(), args: FLAGS };
}

function installed() {
  if (platform === 'darwin') {
    const folders = ['/Applications', join(env.HOME ?? '', 'Applications')];
    return firstThatExists(
      folders,
      MAC_APPS.map((app) => `${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return firstThatExists(folders, WINDOWS_APPS);
  }
  return onPath(COMMANDS);
}

function onPath(commands) {
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  // Ubuntu's `chromium` may be a stub for its package store that starts no browser.
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((path) => existsSync(path) && starts(path));
}

/** Debian packages the headless shell by itself; older releases only have Chromium. */
function fromDebian() {
  if (!isDebianRoot()) {
    return undefined;
  }
  console.log('Installing a browser for the tests from Debian…');
  update();
  install('chromium-headless-shell');
  if (!onPath(SHELLS) && !installed()) {
    install('chromium');
  }
  return onPath(SHELLS);
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (!path()) {
    console.log("No browser here: downloading Playwright's Chromium…");
    const cli = createRequire(import.meta.url)
      .resolve('playwright-core/package.json')
      .replace('package.json', 'cli.js');
    const mayInstallLibraries = platform === 'linux' && process.getuid?.() === 0;
    run(process.execPath, [cli, 'install', ...(mayInstallLibraries ? ['--with-deps'] : []), 'chromium']);
  }
  return path();
}

function firstThatExists(folders, names) {
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

function starts(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
