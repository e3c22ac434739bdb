import { parseAst } from 'vite';
import { expect, test } from 'vitest';

import { blanked } from './without-descriptions.mjs';

test.each([
  ["f({ id: 'a', description: 'One.', on: 1 })", "f({ id: 'a', on: 1 })"],
  ['f({ on: { x: { description: `Two.` } } })', 'f({ on: { x: { } } })'],
  ["f({ description: 'A long ' + 'text, in two.' })", 'f({ })'],
])('texts of descriptions are blanked, and all else stays where it was: %s', (code, expected) => {
  const left = blanked(code, parseAst(code));
  expect(left.replaceAll(/ +/g, ' ')).toBe(expected);
  expect(left).toHaveLength(code.length);
});

test.each(['f({ description: product.description })', 'f({ description })', 'f({ description: `of ${name}` })'])(
  'what is not a text of the machine stays: %s',
  (code) => expect(blanked(code, parseAst(code))).toBe(code),
);
