import { describe, expect, test } from 'vitest';

import type { ChartDefinition } from '../definition';
import { defineChart } from '../definition';
import { chartedMachines } from '#statecharts/machines';
import { earlierVersion, fromJson, LONGEST_FILE, toJson } from './definition-file';

const charts = chartedMachines.map(defineChart);

function chart(name: string): ChartDefinition {
  const found = charts.find((candidate) => candidate.name === name);
  if (!found) {
    throw new Error(`There is no machine ${name}.`);
  }
  return found;
}

test('no two machines are taken for versions of each other', () => {
  expect(new Set(charts.map(({ root }) => root.id)).size).toBe(charts.length);
});

test.each(charts)('$name is read again as it was saved', (saved) => {
  expect(earlierVersion(toJson(saved), saved)).toEqual(JSON.parse(JSON.stringify(saved)));
});

test('the file of another machine is told, and not compared', () => {
  expect(() => earlierVersion(toJson(chart('tracking')), chart('product'))).toThrow(
    /^This file is about another machine, tracking: with product there is nothing to compare\.$/,
  );
});

test('a machine that goes by another name now is still the same', () => {
  const renamed = { ...chart('product'), name: 'article' };
  expect(earlierVersion(toJson(renamed), chart('product')).name).toBe('article');
});

describe('what is no definition is told in words', () => {
  const endless = `${'{"states":['.repeat(50_000)}${']}'.repeat(50_000)}`;
  test.each([
    ['empty', '', 'This file is empty.'],
    ['blank', ' \n', 'This file is empty.'],
    ['no JSON', '<scxml/>', 'This file is no JSON.'],
    ['a list', '[]', 'This file is JSON, but no machine definition: those are saved with Export → JSON.'],
    ['a number', '7', 'This file is JSON, but no machine definition: those are saved with Export → JSON.'],
    ['nothing', 'null', 'This file is JSON, but no machine definition: those are saved with Export → JSON.'],
    ['something else', '{"a":1}', 'This file is no machine definition: version is not what it should be.'],
    ['of a newer version', '{"version":2}', 'This file was saved by a newer version of the statecharts (2).'],
    [
      'half a definition',
      '{"version":1,"name":"product","root":{"id":"product"}}',
      'This file is no machine definition: root.key is not what it should be.',
    ],
    ['huge', `"${'x'.repeat(LONGEST_FILE)}"`, 'This file is too large for a machine definition.'],
    [
      'without end',
      `{"version":1,"name":"product","root":${endless}}`,
      'This file is no machine definition: it is not what it should be.',
    ],
  ])('%s', (_, text, words) => {
    expect(() => fromJson(text)).toThrow(new Error(words));
  });
});
