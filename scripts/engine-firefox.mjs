import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { WebSocket } from 'ws';

import { lineThat, onPath } from './engine-program.mjs';

const COMMANDS = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

export const firefox = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  missing: () => (onPath(COMMANDS) ? undefined : 'there is no Firefox'),
  open,
};

/** What Firefox says of a file that was still being read through the offline worker when its page was left. */
const LEFT_EARLY = /A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

/** A window of a new profile, driven by WebDriver BiDi. `size` is that of the page, in px. */
async function open(size) {
  const profile = mkdtempSync(join(tmpdir(), 'larkwood-firefox-'));
  const program = spawn(onPath(COMMANDS), [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
  ]);
  const ended = new Promise((done) => {
    program.once('exit', done);
  });
  const [, address] = await lineThat(program, /WebDriver BiDi listening on (\S+)/);
  const { send, on, end } = await connect(`${address}/session`);
  const { capabilities } = await send('session.new', { capabilities: {} });
  const told = [];
  await send('session.subscribe', { events: ['log.entryAdded'] });
  on('log.entryAdded', ({ level, text }) => {
    if ((level === 'error' || level === 'warn') && !LEFT_EARLY.test(text)) {
      told.push(`${level}: ${text}`);
    }
  });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = contexts[0];
  await send('browsingContext.setViewport', { context, viewport: size });
  const call = async (action, args) => {
    const { type, result, exceptionDetails } = await send('script.callFunction', {
      functionDeclaration: String(action),
      awaitPromise: true,
      target: { context },
      arguments: args.map((arg) => (arg.sharedId ? arg : { type: 'string', value: arg })),
    });
    if (type === 'exception') {
      throw new Error(exceptionDetails.text);
    }
    return result;
  };
  const act = (...sources) => send('input.performActions', { context, actions: sources });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    reload: () => send('browsingContext.reload', { context, wait: 'interactive' }),
    run: async (action, ...args) => (await call(action, args)).value,
    find: async (action, ...args) => {
      const found = await call(action, args);
      return found.sharedId === undefined ? undefined : { sharedId: found.sharedId };
    },
    click: async (element) => {
      await call((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }), [element]);
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    type: async (element, keys) => {
      await call((node) => node.focus(), [element]);
      await act({
        type: 'key',
        id: 'keyboard',
        actions: Array.from(keys).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      });
    },
    told: () => told.splice(0),
    close: async () => {
      await send('browser.close', {}).catch(() => program.kill());
      end();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** A connection of WebDriver BiDi: commands, each with its answer, and events. */
async function connect(address) {
  const socket = new WebSocket(address);
  await new Promise((done, fail) => {
    socket.once('open', done);
    socket.once('error', fail);
  });
  const waiting = new Map();
  const listeners = new Map();
  let last = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    if (message.type === 'event') {
      listeners.get(message.method)?.(message.params);
    } else {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });
  socket.on('close', () => {
    waiting.forEach((answer) => answer({ type: 'error', message: 'the browser is gone' }));
  });
  return {
    send: async (method, params) => {
      last += 1;
      const id = last;
      const answer = await new Promise((done) => {
        waiting.set(id, done);
        socket.send(JSON.stringify({ id, method, params }));
      });
      if (answer.type === 'error') {
        throw new Error(`${method}: ${answer.message}`);
      }
      return answer.result;
    },
    on: (event, listener) => listeners.set(event, listener),
    end: () => socket.close(),
  };
}
