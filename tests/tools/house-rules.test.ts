import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

interface Slip {
  /** What somebody does. */
  readonly slip: string;
  readonly file: string;
  readonly code: string;
  /** What they are told. */
  readonly advice: string;
}

const SLIPS: readonly Slip[] = [
  {
    slip: 'a rule of the domain that imports a library',
    file: 'src/domain/one.ts',
    code: `import { setup } from 'xstate';\nexport const made = setup({});`,
    advice: 'src/domain is plain TypeScript: it imports only its own files.',
  },
  {
    slip: 'a fixture that imports a machine',
    file: 'src/fixtures/one.ts',
    code: `import { twoMachine } from '#machines/two/two';\nexport const made = twoMachine;`,
    advice: 'src/fixtures holds facts: it may import only src/domain and its own files.',
  },
  {
    slip: 'a machine that imports a fixture',
    file: 'src/machines/one/one.ts',
    code: `import { made } from '#fixtures/two';\nexport const again = made;`,
    advice: 'A machine may import only xstate, valibot, src/domain and other machines.',
  },
  {
    slip: 'a machine with an action that has no name',
    file: 'src/machines/two/two.ts',
    code: `import { setup } from 'xstate';\nexport const twoMachine = setup({}).createMachine({ entry: () => undefined });`,
    advice:
      'Name it in setup() and mention the name under `entry`: the charts, the inspector and the tests speak in names.',
  },
  {
    slip: 'a state without a description',
    file: 'src/machines/three/three.ts',
    code: `import { setup } from 'xstate';\nexport const threeMachine = setup({}).createMachine({ states: { open: {} } });`,
    advice: 'Give the state a `description` in words a designer would use: the inspector shows it.',
  },
  {
    slip: 'a message that is sent to somebody or to nobody',
    file: 'src/machines/four/four.ts',
    code: `import { sendTo } from 'xstate';\nexport const tell = sendTo(({ context, system }) => (context.isKept ? system.get('drafts') : undefined), { type: 'kept' });`,
    advice:
      'XState sends to the sender itself where the target is undefined: use enqueueActions with an `if` round enqueue.sendTo.',
  },
  {
    slip: 'a message whose receiver may be missing',
    file: 'src/machines/five/five.ts',
    code: `import { sendTo } from 'xstate';\nexport const tell = sendTo(({ context, system }) => {\n  if (context.isKept) {\n    return system.get('drafts');\n  }\n  return undefined;\n}, { type: 'kept' });`,
    advice: 'XState sends to the sender itself where the target is undefined',
  },
  {
    slip: 'a member that is found by any name',
    file: 'src/machines/six/six.ts',
    code: `import { sendTo } from 'xstate';\nexport const tell = sendTo(({ system }) => system.get('carToast'), { type: 'toast.closed' });`,
    advice:
      'Take `member(system, name)` from #machines/members, or `pageActor(system, key)`: names, messages and fields are checked there.',
  },
  {
    slip: 'a component that imports a machine',
    file: 'src/ui/components/One/One.ts',
    code: `import { twoMachine } from '#machines/two/two';\nexport const made = twoMachine;`,
    advice: 'src/ui never imports machines, fixtures, routes, the shop or xstate: the route connects them.',
  },
  {
    slip: 'a component that reads the router',
    file: 'src/ui/components/Two/Two.ts',
    code: `import { useNavigate } from '@tanstack/react-router';\nexport const made = useNavigate;`,
    advice: 'UI may link, but never reads the router: the route hands it words and callbacks.',
  },
  {
    slip: 'a component with a className door',
    file: 'src/ui/components/Three/Three.ts',
    code: `export interface ThreeProps {\n  className: string;\n}`,
    advice: 'No `className` props: give the component a named variant, so one look stays one look.',
  },
  {
    slip: 'a style with a colour of its own',
    file: 'src/ui/components/Four/Four.css.ts',
    code: `export const root = { color: '#ff0000' };`,
    advice: 'Take the colour from `vars` (#ui/theme/vars.css), or name a new one there.',
  },
  {
    slip: 'a view with state',
    file: 'src/ui/views/OneView/OneView.tsx',
    code: `import { useState } from 'react';\nexport const made = useState;`,
    advice: 'A view only draws what it is told: put the state in a machine, DOM work in a component.',
  },
  {
    slip: 'a view that looks at the window',
    file: 'src/ui/views/TwoView/TwoView.tsx',
    code: `export function width() {\n  return window.innerWidth;\n}`,
    advice: 'No DOM here: src/ui/components may touch it, and src/browser starts it.',
  },
  {
    slip: 'a part drawn by &&',
    file: 'src/ui/views/ThreeView/ThreeView.tsx',
    code: `export function ThreeView({ count }: { count: number }) {\n  return <p>{count && <b>{count}</b>}</p>;\n}`,
    advice: 'Write `condition ? <Part /> : null`: `&&` draws a zero or an empty text.',
  },
  {
    slip: 'a read of the clock',
    file: 'src/routes/-one.ts',
    code: `export const today = () => new Date();`,
    advice: 'The clock is handed in: take `now` from the world or from an input.',
  },
  {
    slip: 'a draw of chance',
    file: 'src/domain/two.ts',
    code: `export const dice = () => Math.random();`,
    advice: 'Chance is handed in: take `random` from the world or a seed from an input.',
  },
  {
    slip: 'a timer',
    file: 'src/ui/components/Five/Five.ts',
    code: `export const later = (action: () => void) => setTimeout(action, 10);`,
    advice: 'Time belongs to a machine: use `after` with a named delay.',
  },
  {
    slip: 'a call to a server',
    file: 'src/routes/-two.ts',
    code: `export const ask = () => fetch('/api');`,
    advice: "There is no server: keep it on this device, through the world's stores.",
  },
  {
    slip: 'an open line to a server',
    file: 'src/routes/-three.ts',
    code: `export const line = () => new WebSocket('wss://larkwood.example');`,
    advice: "There is no server: keep it on this device, through the world's stores.",
  },
  {
    slip: 'a barrel',
    file: 'src/ui/components/index.ts',
    code: `export * from './Five/Five';`,
    advice: 'No barrels: import it from the file that makes it.',
  },
  {
    slip: 'a route that does more than connect',
    file: 'src/routes/Long.tsx',
    code: Array.from({ length: 61 }, (_, line) => `export const line${line} = ${line};`).join('\n'),
    advice:
      '61 lines, at most 60 are allowed: a route only connects: drawing goes to src/ui/views, deciding to a machine.',
  },
];

const folder = mkdtempSync(join(tmpdir(), 'house-rules-'));
const told = new Map<string, string[]>();

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
  for (const { file, code } of SLIPS) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  writeFileSync(join(folder, 'src/fixtures/two.ts'), 'export const made = 2;\n');
  for (const { filename, message, help } of [...lint(), ...layers()]) {
    told.set(filename, [...(told.get(filename) ?? []), message, help ?? '']);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(SLIPS)('$slip is told what to do instead', ({ file, advice }) => {
  expect(told.get(file)?.join('\n')).toContain(advice);
});

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

function lint(): readonly Diagnostic[] {
  return complaints<{ diagnostics: Diagnostic[] }>('oxlint/bin/oxlint', ['-c', 'oxlint.config.mjs', '--format=json'])
    .diagnostics;
}

function layers(): readonly Diagnostic[] {
  const { summary } = complaints<Cruised>('dependency-cruiser/bin/dependency-cruise.mjs', [
    'src',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]);
  const comments = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return summary.violations.map(({ from, rule }) => ({ filename: from, message: comments.get(rule.name) ?? '' }));
}

interface Cruised {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string; readonly comment: string }[] };
  };
}

/** A tool that finds fault ends with an error, as it should: what it says is on its output all the same. */
function complaints<Said>(tool: string, options: readonly string[]): Said {
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules', tool), ...options], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Said;
}
