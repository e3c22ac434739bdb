import { readFileSync } from 'node:fs';

import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';

import { registry } from '#machines/registry';
import { CRITERIA } from '#kit/paths/suite';
import { runInMemory } from './in-memory';

const run = (...args: readonly string[]) => runInMemory(args);
const schema = JSON.parse(readFileSync('docs/paths.schema.json', 'utf8'));
const fitsSchema = new Ajv({ allErrors: true }).compile(schema);

describe('what is asked for', () => {
  test('--list names every machine', () => {
    const { code, printed } = run('--list');
    expect(code).toBe(0);
    expect(printed.split('\n').map((line) => line.split(' ')[0])).toEqual(registry.map(({ name }) => name));
  });

  test('--list as JSON has the sizes and the bounds, of the machines asked for', () => {
    const { code, printed } = run('--list', '--format', 'json', '--machine', 'toast', '--machine', 'outbox');
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toEqual({
      version: 1,
      machines: [
        expect.objectContaining({ machine: 'outbox', bound: 'at most 1 in the list "messages"' }),
        expect.objectContaining({ machine: 'toast', transitions: 8, cases: 7 }),
      ],
    });
  });

  test.each([
    ['--machine', 'cart,toast'],
    ['--machine', 'cart', '--machine', 'toast'],
  ])('several machines may be asked for: %j %j', (...args) => {
    const { printed } = run(...args, '--format', 'json');
    expect(
      JSON.parse(printed)
        .suites.map(({ machine }: { machine: string }) => machine)
        .toSorted(),
    ).toEqual(['cart', 'toast']);
  });

  test('a model that was limited says so, as JSON and in words', () => {
    expect(JSON.parse(run('--machine', 'outbox', '--format', 'json').printed).suites[0].bound).toBe(
      'at most 1 in the list "messages"',
    );
    expect(run('--machine', 'outbox').printed.split('\n')[0]).toMatch(
      /; walked on only from states with at most 1 in the list "messages"$/,
    );
    expect(JSON.parse(run('--machine', 'toast', '--format', 'json').printed).suites[0]).not.toHaveProperty('bound');
  });

  test.each([[], ['--help']])('nothing, or --help, explains the command (%j)', (...args) => {
    const { code, printed } = run(...args);
    expect(code).toBe(0);
    expect(printed).toContain('--criterion NAME');
  });

  test('a way by --from and --to is the shortest one', () => {
    const { suites } = json('--machine', 'checkout', '--from', 'billing', '--to', 'personal');
    expect(suites).toHaveLength(1);
    expect(suites[0]).toMatchObject({
      goals: [{ id: 'checkout.personal', covered: true }],
      paths: [{ start: { case: 'the card step' }, steps: [{ case: 'the personal step is opened' }] }],
    });
  });

  test('a state that no way leads to ends the command with 1', () => {
    const { code, complained } = run('--machine', 'tracking', '--from', 'received', '--to', 'ordered');
    expect(code).toBe(1);
    expect(complained).toContain('Not complete: tracking');
  });

  test('the same seed gives the same suite, and seeds reach the same goals by different paths', () => {
    const suite = (seed: string) => json('--machine', 'cart', '--seed', seed).suites[0];
    expect(suite('7')).toEqual(suite('7'));
    expect(suite('7')?.paths).not.toEqual(suite('8')?.paths);
    expect(suite('7')?.covered).toBe(suite('8')?.covered);
  });

  test('--out writes a file a machine, which holds what would have been printed', () => {
    const { code, saved } = run('--machine', 'toast', '--format', 'json', '--out', 'somewhere');
    expect(code).toBe(0);
    expect([...saved.keys()]).toEqual(['somewhere/toast.transitions.json']);
    expect(saved.get('somewhere/toast.transitions.json')).toBe(run('--machine', 'toast', '--format', 'json').printed);
  });
});

describe('coverage', () => {
  test('is written in five forms, and ends with 0 when nothing is missing', () => {
    const { code, printed, saved } = run('--coverage', '--machine', 'toast', '--out', 'reports');
    expect(code).toBe(0);
    expect(printed).toMatch(/^toast +5\/5 +8\/8 +/m);
    expect([...saved.keys()]).toEqual(
      ['txt', 'md', 'json', 'xml', 'html'].map((ending) => `reports/machines.${ending}`),
    );
  });

  test('ends with 1 and names what a suite did not reach', () => {
    const { code, complained } = run('--coverage', '--machine', 'drawer', '--criterion', 'states');
    expect(code).toBe(1);
    expect(complained).toContain('Not covered: drawer.open|drawer.closed|0, ');
  });
});

describe('mutants', () => {
  test('are counted by machine, with what passes unnoticed and why', () => {
    const { code, printed } = run('--mutants', '--machine', 'order-status');
    expect(code).toBe(0);
    expect(printed.split('\n')).toEqual([
      'order-status      100 % of 95 % demanded: 46 of 48 killed, 2 do the same',
      '    the same  swap branches: orderStatus.deciding|always|0 — A cancelled order has not succeeded.',
      '    the same  swap branches: orderStatus.deciding|always|1 — An order has one status: at most one guard says yes.',
      '',
      '1 machine: 46 of 48 mutants killed, 2 do the same, 0 survived',
    ]);
  });

  test('are written as JSON with the test that noticed each', () => {
    const { saved } = run('--mutants', '--machine', 'faq-item', '--out', 'reports');
    const [faqItem] = JSON.parse(saved.get('reports/mutants.json') ?? '').machines;
    expect(faqItem).toMatchObject({ machine: 'faq-item', killed: 5, score: 1, survived: [] });
    expect(faqItem.mutants[0]).toEqual({
      mutant: 'drop transition: faqItem.collapsed|question.toggled|0',
      operator: 'drop transition',
      killedBy: 'transitions, path 1, after question.toggled',
    });
  });
});

test.each([
  [['--machine', 'tost'], 'There is no machine "tost". Nearest: toast,'],
  [['--criterion', 'pair'], 'There is no criterion "pair". Nearest: pairs,'],
  [['--format', 'jsn'], 'There is no format "jsn". Nearest: json,'],
  [
    ['--machine', 'toast', '--to', 'visible.pasing'],
    'There is no state of toast "visible.pasing". Nearest: visible.passing,',
  ],
  [['--to', 'hidden'], '--from and --to are states of one machine'],
  [['--machine', 'toast', '--from', 'hidden'], '--from needs --to'],
  [['--coverage', '--format', 'gherkin'], 'There is no format of coverage "gherkin". Nearest: '],
  [
    ['--coverage', '--seed', '1'],
    '--coverage goes with --machine, --criterion, --format, --out only: --seed would have no effect.',
  ],
  [['--mutants', '--criterion', 'pairs'], '--mutants goes with --machine, --format, --out only: --criterion would'],
  [['--mutants', '--coverage'], '--coverage goes with --machine, --criterion, --format, --out only: --mutants would'],
  [['--list', '--seed', '1'], '--list goes with --machine, --format, --out only: --seed would'],
  [['--list', '--format', 'markdown'], 'There is no format of the list "markdown". Nearest: '],
  [
    ['--machine', 'toast', '--to', 'hidden', '--criterion', 'pairs'],
    '--to goes with --machine, --from, --format, --out',
  ],
  [['--machine', 'toast', '--to', 'hidden', '--seed', '3'], '--seed would have no effect.'],
  [['--seed', '3', '--seed', '4'], '--seed is given twice.'],
  [['--machine', 'toast,crat'], 'There is no machine "crat". Nearest: cart,'],
  [['--machine', 'toast', '--machine', 'crat'], 'There is no machine "crat". Nearest: cart,'],
  [['--machine', 'toast', '--out', ''], '--out is a folder: it was given no name.'],
  [['--record'], '--record replaces what a machine is held to: name each machine by --machine.'],
  [['--record', '--machine', 'all'], '--record replaces what a machine is held to: name each machine by --machine.'],
  [['--record', '--machine', 'toast', '--criterion', 'pairs'], '--record goes with --machine only: --criterion would'],
  [['--seed', 'x'], '--seed is a whole number'],
  [['--colour'], "Unknown option '--colour'"],
])('asked for %j, it ends with 2 and says what is wrong', (args, words) => {
  const { code, complained, printed } = run(...args);
  expect({ code, printed }).toEqual({ code: 2, printed: '' });
  expect(complained).toContain(words);
});

describe.each(CRITERIA)('the JSON of all machines for %s', (criterion) => {
  const { suites, code } = json('--criterion', criterion);

  test('fits docs/paths.schema.json, with every goal covered', () => {
    fitsSchema({ version: 1, suites });
    expect(fitsSchema.errors).toBeNull();
    expect(code).toBe(0);
    expect(suites.map(({ machine }) => machine)).toEqual(registry.map(({ name }) => name));
  });

  test('counts steps and the least there could be', () => {
    for (const { steps, stepsAtLeast, paths } of suites) {
      expect(steps).toBe(paths.flatMap((path) => path.steps).length);
      expect(steps).toBeGreaterThanOrEqual(stepsAtLeast);
    }
  });

  test('time only goes on, and only when a timer fires', () => {
    for (const { paths } of suites) {
      for (const { steps } of paths) {
        steps.forEach(({ virtualTime, event }, index) => {
          const passed = virtualTime - (steps[index - 1]?.virtualTime ?? 0);
          expect(passed > 0).toBe(event.type.startsWith('xstate.after.'));
        });
      }
    }
  });
});

test('all machines by transitions: the goals are the branches that the configurations list', () => {
  const { suites } = json();
  for (const { machine, goals, unreachable } of suites) {
    const config = registry.find(({ name }) => name === machine)?.machine.config;
    expect([machine, goals.length + unreachable.length]).toEqual([machine, branchesIn(config)]);
  }
});

interface Suites {
  readonly code: number;
  readonly suites: readonly {
    readonly machine: string;
    readonly goals: readonly { readonly id: string }[];
    readonly unreachable: readonly { readonly id: string }[];
    readonly covered: number;
    readonly steps: number;
    readonly stepsAtLeast: number;
    readonly paths: readonly {
      readonly steps: readonly { readonly event: { readonly type: string }; readonly virtualTime: number }[];
    }[];
  }[];
}

function json(...args: readonly string[]): Suites {
  const { code, printed } = run(
    ...(args.includes('--machine') ? [] : ['--machine', 'all']),
    ...args,
    '--format',
    'json',
  );
  return { code, suites: JSON.parse(printed).suites };
}

/** Counts branches in a configuration as written, without XState: what stands under `on`, `always`, `after`, `onDone`, `onError`. */
function branchesIn(config: unknown): number {
  const node = (config ?? {}) as Readonly<Record<string, unknown>>;
  const listed = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());
  const inMap = (map: unknown) => Object.values(map ?? {}).flatMap(listed).length;
  const invoked = listed(node['invoke']).flatMap((actor) => {
    const { onDone, onError } = actor as { readonly onDone?: unknown; readonly onError?: unknown };
    return [...listed(onDone), ...listed(onError)];
  });
  const own =
    inMap(node['on']) +
    inMap(node['after']) +
    listed(node['always']).length +
    listed(node['onDone']).length +
    invoked.length;
  return Object.values(node['states'] ?? {}).reduce<number>((sum, child) => sum + branchesIn(child), own);
}
