import { describe, expect, test } from 'vitest';

import { DISTANCE } from './product-words';
import { refusalOf, withoutRefused } from './refusals';

test.each([
  { query: 'mirror without brass', wanted: 'mirror', unwanted: ['brass'] },
  { query: 'Chair that is not made of oak or brass', wanted: 'chair that is', unwanted: ['oak', 'brass'] },
  { query: 'miroir sans brass', wanted: 'miroir', unwanted: ['brass'] },
  { query: 'chair never in oak', wanted: 'chair', unwanted: ['oak'] },
  { query: 'non-oak chair', wanted: 'chair', unwanted: ['oak'] },
  { query: 'chair not oak from the north', wanted: 'chair', unwanted: ['oak'] },
  { query: 'oak free chair', wanted: 'chair', unwanted: ['oak'] },
  { query: 'oak free-standing chair', wanted: 'oak free-standing chair', unwanted: [] },
  { query: 'non slip mat', wanted: 'non slip mat', unwanted: [] },
  { query: 'chair no assembly', wanted: 'chair no assembly', unwanted: [] },
  { query: 'lamp without oak or glare', wanted: 'lamp without oak or glare', unwanted: [] },
])('of "$query", where brass and oak can be refused, "$wanted" is wanted and $unwanted is not', (each) => {
  const read = withoutRefused(each.query, (word) => ['brass', 'oak'].includes(word));
  expect(read.wanted.trim()).toBe(each.wanted);
  expect(read.unwanted).toEqual(each.unwanted);
});

describe('what has a refused word', () => {
  test.each([
    { word: 'brass', distance: DISTANCE.kind, isRefused: true },
    { word: 'brass', distance: DISTANCE.material, isRefused: true },
    { word: 'brass', distance: DISTANCE.nameBegins, isRefused: false },
    { word: 'brass', distance: DISTANCE.mention, isRefused: false },
    { word: 'brass', distance: DISTANCE.partOfName, isRefused: true },
    { word: 'brass', distance: undefined, isRefused: false },
    { word: 'drawers', distance: DISTANCE.mention, isRefused: true },
    { word: 'cable', distance: DISTANCE.mention, isRefused: true },
    { word: 'cord', distance: DISTANCE.mention, isRefused: true },
    { word: 'drawers', distance: DISTANCE.mentionBegins, isRefused: false },
    { word: 'drawers', distance: undefined, isRefused: false },
  ])('$word at $distance: $isRefused', ({ word, distance, isRefused }) => {
    expect(refusalOf(word)(distance)).toBe(isRefused);
  });
});

test('a part that may be lacking is left as it is where it cannot be refused', () => {
  expect(withoutRefused('backless stool', () => false)).toEqual({ wanted: 'backless stool', unwanted: [] });
  expect(withoutRefused('Oak stool', () => true)).toEqual({ wanted: 'Oak stool', unwanted: [] });
});
