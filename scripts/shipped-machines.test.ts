import { parseAst } from 'vite';
import { expect, test } from 'vitest';

import { blanked } from './shipped-machines.mjs';

test.each([
  ["f({ id: 'a', description: 'One.', on: 1 })", "f({ id: 'a', on: 1 })"],
  ['f({ on: { x: { description: `Two.` } } })', 'f({ on: { x: { } } })'],
  ["f({ description: 'A long ' + 'text, in two.' })", 'f({ })'],
  ['setup({ types: { context: {}, events: {} }, guards: {} })', 'setup({ guards: {} })'],
])('descriptions and types are blanked, and all else stays where it was: %s', (code, expected) => {
  const left = blanked(code, parseAst(code));
  expect(left.replaceAll(/ +/g, ' ')).toBe(expected);
  expect(left).toHaveLength(code.length);
});

test.each([
  'f({ description: product.description })',
  'f({ description })',
  "f({ [description]: 'One.' })",
  'f({ description: `of ${name}` })',
  "f({ types: ['a'] })",
  'f({ types: { a: { b: 1 } } })',
  'f({ types: { ...others } })',
])('what may be read stays: %s', (code) => expect(blanked(code, parseAst(code))).toBe(code));
