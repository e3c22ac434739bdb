import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import mermaid from 'mermaid';
import { describe, expect, test } from 'vitest';

import { documentOf } from '../document';
import { explore } from '../graph';
import type { Model } from '../model';
import { registry } from '#machines/registry';
import { suiteFor } from '../suite';
import { formats } from './formats';
import { outcome } from './words';

const suites = registry.map((model) =>
  documentOf(suiteFor(explore(model), 'transitions'), { seed: undefined, reasons: {} }),
);
const toast = documentOf(suiteFor(explore(registry.find(({ name }) => name === 'toast') as Model), 'transitions'), {
  seed: undefined,
  reasons: {},
});

test('a path reads as sentences of the drawing', () => {
  expect(formats.text.write([toast]).split('\n').slice(0, 8)).toEqual([
    'toast, transitions: 8 of 8 goals in 1 path and 10 steps (no suite can do with fewer than 8)',
    'A short message that goes away by itself after five seconds.',
    '',
    'Path 1 of 1',
    '  Start with the toast: hidden.',
    '     No message is shown.',
    '  1. a lamp was added: Something worth telling happened. → visible.passing: The message goes away by itself after five seconds.',
    '  2. a lamp was added: It happened again: the five seconds begin again. → still visible.passing.',
  ]);
});

test('a state that has no description yet is named, not told as the one before', () => {
  const before = { stateAfter: 'off', activeStates: [{ id: 'lamp.off', description: 'It is dark.' }] };
  const on = { stateAfter: 'on', activeStates: [{ id: 'lamp.on', description: '' }] };
  expect(outcome(on, before)).toBe('on.');
  expect(outcome(before, before)).toBe('still off.');
});

test('a goal that nobody reaches, and one that nobody justified, are named', () => {
  const gaps = { ...toast, goals: [{ id: 'a|b|0', covered: false }], unreachable: [{ id: 'a|c|0', reason: null }] };
  expect(formats.text.write([gaps])).toContain('Not covered: a|b|0\nUnreachable: a|c|0 — and nobody has said why');
  expect(formats.markdown.write([gaps])).toContain('- Unreachable: `a|c|0` — and nobody has said why');
});

describe.each(suites)('$machine', (suite) => {
  test('as Gherkin is what the Gherkin parser takes: a scenario a path, a When a step', () => {
    let ids = 0;
    const parser = new Parser(new AstBuilder(() => String((ids += 1))), new GherkinClassicTokenMatcher());
    const scenarios =
      parser.parse(formats.gherkin.write([suite])).feature?.children.map(({ scenario }) => scenario) ?? [];
    expect(scenarios.map((scenario) => scenario?.steps.filter(({ keyword }) => keyword === 'When ').length)).toEqual(
      suite.paths.map(({ steps }) => steps.length),
    );
  });

  test("as Mermaid is what Mermaid's own parser takes", async () => {
    expect((await mermaid.parse(formats.mermaid.write([suite]))).diagramType).toBe('stateDiagram');
  });

  test('as Mermaid has an arrow a step between states that it declares, and no character that ends a label early', () => {
    const lines = formats.mermaid.write([suite]).split('\n');
    const declared = new Set(lines.flatMap((line) => /^ {4}state "[^":;#]+" as (\w+)$/.exec(line)?.[1] ?? []));
    const arrows = lines.flatMap((line) => {
      const [, from, to] = /^ {4}(\w+) --> (\w+) : [^:;#]+$/.exec(line) ?? [];
      return from && to ? [[from, to]] : [];
    });
    expect(arrows).toHaveLength(suite.steps);
    expect(arrows.flat().filter((alias) => !declared.has(alias))).toEqual([]);
  });

  test('as Markdown has a row a step', () => {
    const rows = formats.markdown.write([suite]).split('\n');
    expect(rows.filter((line) => /^\| \d+ \|.* \| \d+ ms \|$/.test(line))).toHaveLength(suite.steps);
  });
});
