import { expect, test } from 'vitest';

import { readCatalogue } from './read';

const HEAD = 'id,name,category,kind,price,discount,rate,stock,colours,materials,description,img1,alt1,img2,alt2';
const row = (id: number, cells: string) => `${id},Bed ${id},Bedroom,Bed,5,0,5,1,oak,Oak,A bed.,${cells}`;
const ofCsv = (...rows: readonly string[]) =>
  readCatalogue(Buffer.from([HEAD, ...rows].join('\n')), 'csv').faults.map(({ line, name }) => `${line} ${name}`);

test('a text that is on a row that cannot be read is not missed on another', () => {
  const other = row(2, 'bed-1,,bed-2,');
  expect(ofCsv(other)).toEqual(['2 alt1', '2 alt2']);
  expect(ofCsv(row(1, 'bed-1,A bed,bed-2,"Its end'), other)).toEqual(['2 CSV']);
});

test('a column of texts that is missing for third pictures is told once', () => {
  const rows = [
    row(1, 'bed-1,A bed,bed-2,Its end,bed-3'),
    row(2, 'bed-1,,bed-2,,cot-3'),
    row(3, 'bed-1,,bed-2,,bed-2'),
  ];
  const { faults } = readCatalogue(Buffer.from([`${HEAD},img3`, ...rows].join('\n')), 'csv');
  expect(faults.map(({ line, name, found }) => `${line} ${name}: ${found}`)).toEqual([
    '2 img3: "bed-3"',
    '4 img3: "bed-2"',
  ]);
  expect(faults[0]?.expected).toBe('a column alt3 that says what it shows');
});

test('texts of pictures that might be those of a product are not said to be of none', () => {
  const faultsOf = (...img: readonly unknown[]) => {
    const products = [{ img: ['bed-1', 'bed-2'] }, { img }];
    const altTexts = { 'bed-1': 'A bed', 'bed-2': 'Its end', 'cot-1': 'A cot', 'cot-2': 'Its end' };
    const { faults } = readCatalogue(Buffer.from(JSON.stringify({ products, altTexts })), 'json');
    return faults.map(({ name }) => name).filter((name) => /img|altTexts/.test(name));
  };
  expect(faultsOf('cot-1', 'cot-2')).toEqual([]);
  expect(faultsOf('cot-1', 'bed-2')).toEqual(['altTexts["cot-2"]']);
  expect(faultsOf('cot-1', 'cot-3')).toEqual(['products[1].img[1]', 'altTexts["cot-2"]']);
  for (const wrong of ['cot 2', 'cot-2.gif', 2, '']) {
    expect(faultsOf('cot-1', wrong)).toEqual(['products[1].img[1]']);
  }
  expect(faultsOf('cot-1')).toEqual(['products[1].img']);
});
