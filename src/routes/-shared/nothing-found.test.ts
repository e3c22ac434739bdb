import { expect, test } from 'vitest';

import { nothingFound } from './nothing-found';

test('words without an entry are quoted; signs are told to be none', () => {
  expect(nothingFound(' zebra ')).toBe('Nothing found for “zebra”.');
  expect(nothingFound(String.raw`(+\🙂`)).toBe(
    String.raw`Nothing found for “(+\🙂”. Type a word, such as “lamp” or “oak”.`,
  );
});
