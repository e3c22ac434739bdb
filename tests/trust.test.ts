import { expect, test } from 'vitest';

import { isTest, namedTests, readProject } from './support/coverage';

const rows = [...readProject('docs/trust.md').matchAll(/^\| (.+) \| (no test|`.+) \|$/gm)].map(
  ([, what = '', tests = '']) => ({ what, tests: tests === 'no test' ? [] : namedTests(tests) }),
);

test('what a shopper may rely on is shown by tests that exist', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.flatMap(({ tests }) => tests.filter((named) => !isTest(named)))).toEqual([]);
});

test('what has no test says so', () => {
  const bare = rows.filter(({ tests }) => tests.length === 0);
  expect(bare.filter(({ what }) => !/^(?:Not held|No test): /.test(what))).toEqual([]);
});
