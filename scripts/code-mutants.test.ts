import { describe, expect, test } from 'vitest';

import { codeMutants, endingLoops } from './code-mutants.mjs';

const texts = (code: string) => codeMutants(code).map((mutant) => mutant.code);

describe('the mutants of a file', () => {
  test.each([
    ['a < b', ['a <= b']],
    ['a === b && c', ['a === b || c', 'a !== b && c']],
    ['1_000 * n', ['1_000 / n', '1001 * n']],
    ['!a', ['a']],
    ['x = true', ['x = false']],
    ['a ? b : c', ['true ? b : c', 'false ? b : c']],
    ['if (a) {\n  b();\n}', ['if (true) {\n  b();\n}', 'if (false) {\n  b();\n}']],
  ])('%s', (code, mutants) => {
    expect(texts(code)).toEqual(mutants);
  });

  test('are none of types, texts and comments', () => {
    expect(texts("type Two = 1 | 2;\nconst a: 3 = 'a < b'; // 4 < 5")).toEqual([]);
  });

  test('have a text that throws where a number stands for an element out of range', () => {
    const [mutant] = codeMutants('list[index] ?? 0');
    expect(mutant?.code).toBe('list[index] ?? 1');
    const read = new Function('list', 'index', `return ${mutant?.probe}`);
    expect(read([7], 0)).toBe(7);
    expect(() => read([7], 1)).toThrow('out of range');
    expect(codeMutants('size ?? 0')[0]?.probe).toBe(undefined);
  });

  test('say where they are and what they change', () => {
    expect(codeMutants('\nconst a = b > 0;').map(({ line, column, what }) => [line, column, what])).toEqual([
      [2, 13, '> → >='],
      [2, 15, '0 → 1'],
    ]);
  });
});

describe('a loop without an end', () => {
  test.each([
    'while (n > 0) {}',
    'do {} while (n > 0)',
    'for (; n > 0 || n < 0;) {}',
    'while (n > 0) { for (let i = 0; i < 2; i += 1) {} }',
  ])('throws in %s', (code) => {
    expect(() => new Function('n', endingLoops(code, 1000))(1)).toThrow('does not end');
    expect(() => new Function('n', endingLoops(code, 1000))(0)).not.toThrow();
  });

  test('throws as well where its turns take ever longer', () => {
    const run = new Function('n', endingLoops('while (n > 0) {}', Infinity, 0.02));
    expect(() => run(1)).toThrow('does not end');
    expect(() => run(0)).not.toThrow();
  });

  test('is all that is looked for', () => {
    expect(endingLoops('for (const a of list) { b(a); }')).toBe('for (const a of list) { b(a); }');
  });
});
