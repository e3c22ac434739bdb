import { describe, expect, test } from 'vitest';

import { isTest, namedTests, readProject } from './support/coverage';

const rows = [
  ...readProject('docs/accessibility.md').matchAll(/^\| ([\d.]+) (?:.+) \| (AA?) \| (.+) \| (.+) \|$/gm),
].map(([, number = '', level = '', what = '', tests = '']) => ({
  number,
  level,
  what,
  tests: tests === 'no test' ? [] : namedTests(tests),
}));

/** Levels A and AA of WCAG 2.2, numbers in its order. */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

describe('the criteria of WCAG 2.2', () => {
  test.each([
    ['A', A],
    ['AA', AA],
  ])('of level %s are all there, each once', (wanted, numbers) => {
    expect(rows.filter(({ level }) => level === wanted).map(({ number }) => number)).toEqual(numbers.split(' '));
  });

  test('are shown by tests that exist', () => {
    expect(
      rows.flatMap(({ number, tests }) => tests.filter((named) => !isTest(named)).map((named) => [number, named])),
    ).toEqual([]);
  });

  test('without a test say why', () => {
    const bare = rows.filter(({ tests }) => tests.length === 0);
    const reason = /^(?:\*\*Not met\.\*\*|There is (?:no|neither)|Nothing|No text|All texts)/;
    expect(bare.filter(({ what }) => !reason.test(what))).toEqual([]);
  });
});
