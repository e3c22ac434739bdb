import { readdirSync, readFileSync } from 'node:fs';

import { ModuleKind, transpileModule } from 'typescript';
import { describe, expect, test } from 'vitest';

import { machinePlaces, places } from '#statecharts/places';
import { runInMemory } from './in-memory';

const WRITTEN = 'tests/journeys/generated-specs';

describe('the specs that are kept, typed by npx tsc and walked by npm run test:pages,', () => {
  test.each(readdirSync(WRITTEN))('%s is what npm run paths writes', (file) => {
    const asked = ['--machine', file.split('.')[0] ?? '', '--out', WRITTEN];
    const { saved } = run(...asked);
    expect([...saved], `If it is meant so, npm run paths -- --format playwright ${asked.join(' ')}`).toEqual([
      [`${WRITTEN}/${file}`, readFileSync(`${WRITTEN}/${file}`, 'utf8')],
    ]);
  });
});

describe('specs of all machines', () => {
  const { code, printed, complained, saved } = run('--machine', 'all', '--out', 'specs');

  test('are a file a machine that shows on a page, each place in it', () => {
    const written = [...saved.values()].flatMap((spec) => [...spec.matchAll(/^pathsAt\('(.+)', '(.+)', /gm)]);
    expect(written.map(([, machine, place]) => `${machine}: ${place}`).toSorted()).toEqual(
      places.map(({ model }) => model.name).toSorted(),
    );
    expect(code).toBe(0);
  });

  test.each([...saved])('%s is TypeScript that takes as many steps as are counted', (_, spec) => {
    const { diagnostics } = transpileModule(spec, {
      reportDiagnostics: true,
      compilerOptions: { module: ModuleKind.ESNext },
    });
    expect(diagnostics).toEqual([]);
    const counted = [...spec.matchAll(/ and (\d+) steps? \(no suite/g)].reduce(
      (sum, [, steps]) => sum + Number(steps),
      0,
    );
    expect(spec.match(/^ {4}await shop\.(cause|pass)\(/gm) ?? []).toHaveLength(counted);
  });

  test('say of every other machine why it has none, and how to run the rest', () => {
    const reasons = machinePlaces.flatMap(({ machine, nowhere }) =>
      nowhere === undefined ? [] : [`${machine} has no spec, as it is walked on no page: ${nowhere}`],
    );
    expect(printed.split('\n').toSorted()).toEqual(
      [
        ...reasons,
        `${saved.size} files in specs`,
        'npm run test:specs -- specs walks them on the built shop',
      ].toSorted(),
    );
    expect(complained).toMatch(new RegExp(`^${places.length} places: (\\d+) of \\1 goals covered in `));
  });
});

test('on the screen a machine without a page is a comment, so that the rest stays a spec', () => {
  expect(run('--machine', 'home')).toMatchObject({
    code: 0,
    printed:
      '// home has no spec, as it is walked on no page: It has one state and no events; the machines that it starts are tested at places of their own.',
  });
});

test('what a place leaves to another one is named', () => {
  expect(run('--machine', 'drawer').printed).toContain(
    '// Not walked here: drawer.open|route.changed|0: Walked at: the menu.',
  );
});

test('the shortest way to a state is one as the page can go it', () => {
  expect(run('--machine', 'toast', '--to', 'visible.held').printed.split('\n').slice(4)).toEqual([
    "pathsAt('toast', 'the cart toast', (path) => {",
    "  path('1: the page of the lamp', async (shop) => {",
    "    await shop.start('the page of the lamp');",
    "    await shop.see('hidden');",
    "    await shop.cause('the lamp is added to the cart');",
    "    await shop.see('visible.passing');",
    "    await shop.cause('the toast is pointed at');",
    "    await shop.see('visible.held');",
    '  });',
    '});',
    '',
  ]);
});

test('the way to a state leaves the suite that lies in the same folder', () => {
  const names = (...args: readonly string[]) => [
    ...runInMemory(['--machine', 'toast', '--out', 'd', ...args]).saved.keys(),
  ];
  expect(names()).toEqual(['d/toast.transitions.txt']);
  expect(names('--to', 'hidden')).toEqual(['d/toast.to-hidden.txt']);
  expect(names('--from', 'visible.held', '--to', 'hidden', '--format', 'playwright')).toEqual([
    'd/toast.from-visible.held.to-hidden.spec.ts',
  ]);
});

function run(...args: readonly string[]) {
  return runInMemory([...args, '--format', 'playwright']);
}
