import { expect, test } from 'vitest';

import { measuredIn, printedSize, printedWeight, sizeIn, unitMark } from './units';

test.each([
  { cm: 45, whole: '45', inches: '17.7' },
  { cm: 45.5, whole: '46', inches: '17.9' },
  { cm: 254, whole: '254', inches: '100' },
])('$cm cm are $whole cm or $inches in', ({ cm, whole, inches }) => {
  expect(sizeIn('cm', cm)).toBe(whole);
  expect(sizeIn('inch', cm)).toBe(inches);
  expect(printedSize('cm', cm)).toBe(`${whole} cm`);
  expect(printedSize('inch', cm)).toBe(`${inches} in`);
});

test('what was measured is told to a tenth in either unit', () => {
  expect(measuredIn('cm', 45.54)).toBe('45.5');
  expect(measuredIn('inch', 45.54)).toBe('17.9');
});

test.each([
  { kg: 4.8, pounds: '10.6' },
  { kg: 1000, pounds: '2204.6' },
])('$kg kg are $pounds lb', ({ kg, pounds }) => {
  expect(printedWeight('cm', kg)).toBe(`${kg} kg`);
  expect(printedWeight('inch', kg)).toBe(`${pounds} lb`);
});

test('a unit is written as its mark', () => {
  expect(unitMark('cm')).toBe('cm');
  expect(unitMark('inch')).toBe('in');
});
