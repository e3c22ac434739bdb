import { describe, expect, it } from 'vitest';

import { isTest, namedTests, readProject } from './support/coverage';

const rows = [...readProject('docs/shopper-checks.md').matchAll(/^\| (\d+) \| (.+) \| (.+) \|$/gm)].map(
  ([, number, check = '', tests = '']) => ({ number: Number(number), check, tests: namedTests(tests) }),
);

describe('the forty things a shopper can check', () => {
  it('are all there, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('are each shown by tests that exist', () => {
    expect(
      rows.flatMap(({ number, tests }) => tests.filter((test) => !isTest(test)).map((test) => [number, test])),
    ).toEqual([]);
  });
});
