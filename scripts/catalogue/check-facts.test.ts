import { expect, test } from 'vitest';

import { sampleCatalogue } from '#fixtures/sample-catalogue';
import { readCatalogue } from './read';

const HEAD =
  'id,name,category,kind,price,discount,rate,stock,colours,materials,description,img1,alt1,img2,alt2,width,mattressWidth,materialList,otherHeights,goesWith';

/** Faults of beds with these facts, in the columns from `width` on: where each is, and what was expected. */
function faultsOf(...facts: readonly string[]) {
  const rows = facts.map(
    (cells, index) =>
      `${index + 1},Bed ${index + 1},Bedroom,Bed,5,0,5,1,oak,Oak,A bed.,bed-1,A bed,bed-2,Its end,${cells}`,
  );
  const { faults } = readCatalogue(Buffer.from([HEAD, ...rows].join('\n')), 'csv');
  return faults.map(({ line, column, name, found, expected }) => [`${line}:${column} ${name}: ${found}`, expected]);
}

test('facts have their faults at the cells they stand in', () => {
  const faults = faultsOf('168,160,oak | wool,,2', '1.5,,oak|tin,,', '140,160,,,3', ',,,,7 | 1');
  expect(faults.map(([place]) => place)).toEqual([
    '3:70 width: 1.5',
    '3:75 materialList: "tin"',
    '4:74 mattressWidth: 160',
    '4:80 goesWith: 3',
    '5:74 goesWith: 7',
  ]);
  expect(faults.slice(2).map(([, expected]) => expected)).toEqual([
    'no more than the width of the bed',
    'the id of another product',
    'the id of another product',
  ]);
});

test('so have an element that stands twice, and a size that is smaller than the one before', () => {
  expect(faultsOf(',,oak | wool | oak,20 | 50 | 30,2', ',,oak,20 | 20 | 30,1 | 1')).toEqual([
    ['2:72 materialList: "oak"', 'each of them once'],
    ['2:89 otherHeights: 30', 'no less than the size before it'],
    ['3:89 goesWith: 1', 'each of them once'],
  ]);
});

test('a list that ends in its separator is told so, and not that its cell is empty', () => {
  expect(faultsOf(',,oak |,,', ',,,20 | | 30,').map(([place]) => place)).toEqual([
    '2:72 materialList: nothing beside a |',
    '3:73 otherHeights: nothing beside a |',
  ]);
});

test('so have a seat above its top, and people who assemble nothing', () => {
  const { products } = sampleCatalogue();
  const placesWith = (facts: object) => {
    const text = JSON.stringify({ ...sampleCatalogue(), products: [{ ...products[0], facts }, ...products.slice(1)] });
    return readCatalogue(Buffer.from(text), 'json').faults.map(({ name, found, expected }) => [name, found, expected]);
  };
  expect(placesWith({ seatHeight: 45, height: 45, assemblyPeople: 2, assemblyMinutes: 30 })).toEqual([]);
  expect(placesWith({ seatHeight: 45 })).toEqual([]);
  expect(placesWith({ seatHeight: 46, height: 45 })).toEqual([
    ['products[0].facts.seatHeight', '46', 'no more than the height'],
  ]);
  expect(placesWith({ assemblyPeople: 2 })).toEqual([
    ['products[0].facts.assemblyPeople', '2', 'nothing without assemblyMinutes'],
  ]);
});
