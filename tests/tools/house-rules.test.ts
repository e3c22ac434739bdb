import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

interface Mistake {
  /** The mistake. */
  readonly mistake: string;
  readonly file: string;
  readonly code: string;
  /** The linter's message. */
  readonly message: string;
}

const MISTAKES: readonly Mistake[] = [
  {
    mistake: 'a rule of the domain that imports a library',
    file: 'src/domain/one.ts',
    code: `import { setup } from 'xstate';\nexport const made = setup({});`,
    message: 'src/domain is plain TypeScript: it imports only its own files.',
  },
  {
    mistake: 'a fixture that imports a machine',
    file: 'src/fixtures/one.ts',
    code: `import { twoMachine } from '#machines/two/two';\nexport const made = twoMachine;`,
    message: 'src/fixtures holds facts: it may import only src/domain and its own files.',
  },
  {
    mistake: 'a machine that imports a fixture',
    file: 'src/machines/one/one.ts',
    code: `import { made } from '#fixtures/two';\nexport const again = made;`,
    message: 'A machine may import only xstate, valibot, src/domain and other machines.',
  },
  {
    mistake: 'a machine with an action that has no name',
    file: 'src/machines/two/two.ts',
    code: `import { setup } from 'xstate';\nexport const twoMachine = setup({}).createMachine({ entry: () => undefined });`,
    message:
      'Name it in setup() and mention the name under `entry`: the charts, the inspector and the tests speak in names.',
  },
  {
    mistake: 'a state without a description',
    file: 'src/machines/three/three.ts',
    code: `import { setup } from 'xstate';\nexport const threeMachine = setup({}).createMachine({ states: { open: {} } });`,
    message: 'Give the state a `description` in words a designer would use: the inspector shows it.',
  },
  {
    mistake: 'a message whose target may be undefined',
    file: 'src/machines/four/four.ts',
    code: `import { sendTo } from 'xstate';\nexport const tell = sendTo(({ context, system }) => (context.isKept ? system.get('drafts') : undefined), { type: 'kept' });`,
    message:
      'XState sends to the sender itself where the target is undefined: use enqueueActions with an `if` round enqueue.sendTo.',
  },
  {
    mistake: 'a message whose receiver may be missing',
    file: 'src/machines/five/five.ts',
    code: `import { sendTo } from 'xstate';\nexport const tell = sendTo(({ context, system }) => {\n  if (context.isKept) {\n    return system.get('drafts');\n  }\n  return undefined;\n}, { type: 'kept' });`,
    message: 'XState sends to the sender itself where the target is undefined',
  },
  {
    mistake: 'a member that is found by any name',
    file: 'src/machines/six/six.ts',
    code: `import { sendTo } from 'xstate';\nexport const tell = sendTo(({ system }) => system.get('carToast'), { type: 'toast.closed' });`,
    message:
      'Take `member(system, name)` from #machines/members, or `pageActor(system, key)`: names, messages and fields are checked there.',
  },
  {
    mistake: 'a component that imports a machine',
    file: 'src/ui/components/One/One.ts',
    code: `import { twoMachine } from '#machines/two/two';\nexport const made = twoMachine;`,
    message: 'src/ui never imports machines, fixtures, routes, the shop or xstate: the route connects them.',
  },
  {
    mistake: 'a component that reads the router',
    file: 'src/ui/components/Two/Two.ts',
    code: `import { useNavigate } from '@tanstack/react-router';\nexport const made = useNavigate;`,
    message: 'UI may link, but never reads the router: the route hands it words and callbacks.',
  },
  {
    mistake: 'a component with a className prop',
    file: 'src/ui/components/Three/Three.ts',
    code: `export interface ThreeProps {\n  className: string;\n}`,
    message: 'No `className` props: give the component a named variant, so one look stays one look.',
  },
  {
    mistake: 'a style with a colour of its own',
    file: 'src/ui/components/Four/Four.css.ts',
    code: `export const root = { color: '#ff0000' };`,
    message: 'Take the colour from `vars` (#ui/theme/vars.css), or name a new one there.',
  },
  {
    mistake: 'a view with state',
    file: 'src/ui/views/OneView/OneView.tsx',
    code: `import { useState } from 'react';\nexport const made = useState;`,
    message: 'A view only draws what it is told: put the state in a machine, DOM work in a component.',
  },
  {
    mistake: 'a view that looks at the window',
    file: 'src/ui/views/TwoView/TwoView.tsx',
    code: `export function width() {\n  return window.innerWidth;\n}`,
    message: 'No DOM here: src/ui/components may touch it, and src/browser starts it.',
  },
  {
    mistake: 'a part drawn by &&',
    file: 'src/ui/views/ThreeView/ThreeView.tsx',
    code: `export function ThreeView({ count }: { count: number }) {\n  return <p>{count && <b>{count}</b>}</p>;\n}`,
    message: 'Write `condition ? <Part /> : null`: `&&` draws a zero or an empty text.',
  },
  {
    mistake: 'a kit that knows the shop',
    file: 'src/kit/paths/one.ts',
    code: `import { made } from '#fixtures/two';\nexport const known = made;`,
    message: 'src/kit is for any system of XState 5: what it must know of this shop is handed in.',
  },
  {
    mistake: 'a read of what XState keeps to itself',
    file: 'src/kit/session/one.ts',
    code: `export const nodes = (snapshot: { readonly _nodes: number }) => snapshot._nodes;`,
    message: 'What XState keeps to itself is read by src/kit/xstate-internals.ts alone.',
  },
  {
    mistake: 'a read of the clock',
    file: 'src/routes/-one.ts',
    code: `export const today = () => new Date();`,
    message: 'The clock is handed in: take `now` from the world or from an input.',
  },
  {
    mistake: 'a random number',
    file: 'src/domain/two.ts',
    code: `export const dice = () => Math.random();`,
    message: 'Chance is handed in: take `random` from the world or a seed from an input.',
  },
  {
    mistake: 'a timer',
    file: 'src/ui/components/Five/Five.ts',
    code: `export const later = (action: () => void) => setTimeout(action, 10);`,
    message: 'Time belongs to a machine: use `after` with a named delay.',
  },
  {
    mistake: 'a call to a server',
    file: 'src/routes/-two.ts',
    code: `export const ask = () => fetch('/api');`,
    message: "There is no server: keep it on this device, through the world's stores.",
  },
  {
    mistake: 'an open line to a server',
    file: 'src/routes/-three.ts',
    code: `export const line = () => new WebSocket('wss://larkwood.example');`,
    message: "There is no server: keep it on this device, through the world's stores.",
  },
  {
    mistake: 'a barrel',
    file: 'src/ui/components/index.ts',
    code: `export * from './Five/Five';`,
    message: 'No barrels: import it from the file that makes it.',
  },
  {
    mistake: 'a route that does more than connect',
    file: 'src/routes/Long.tsx',
    code: Array.from({ length: 61 }, (_, line) => `export const line${line} = ${line};`).join('\n'),
    message:
      '61 lines, at most 60 are allowed: a route only connects: drawing goes to src/ui/views, deciding to a machine.',
  },
];

const folder = mkdtempSync(join(tmpdir(), 'house-rules-'));
const reported = new Map<string, string[]>();

beforeAll(() => {
  for (const file of [
    'oxlint.config.mjs',
    'scripts/lint-rules.mjs',
    '.dependency-cruiser.cjs',
    'tsconfig.json',
    'package.json',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  for (const { file, code } of MISTAKES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  writeFileSync(join(folder, 'src/fixtures/two.ts'), 'export const made = 2;\n');
  for (const { filename, message, help } of [...lint(), ...layers()]) {
    reported.set(filename, [...(reported.get(filename) ?? []), message, help ?? '']);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(MISTAKES)('$mistake is reported with what to do instead', ({ file, message }) => {
  expect(reported.get(file)?.join('\n')).toContain(message);
});

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

function lint(): readonly Diagnostic[] {
  return runLinter<{ diagnostics: Diagnostic[] }>('oxlint/bin/oxlint', ['-c', 'oxlint.config.mjs', '--format=json'])
    .diagnostics;
}

function layers(): readonly Diagnostic[] {
  const { summary } = runLinter<DependencyReport>('dependency-cruiser/bin/dependency-cruise.mjs', [
    'src',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]);
  const comments = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return summary.violations.map(({ from, rule }) => ({ filename: from, message: comments.get(rule.name) ?? '' }));
}

interface DependencyReport {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string; readonly comment: string }[] };
  };
}

/** A linter that finds fault exits with an error; its messages are on stdout all the same. */
function runLinter<Report>(tool: string, options: readonly string[]): Report {
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules', tool), ...options], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}
