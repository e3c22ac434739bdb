import { expect, test } from 'vitest';

import { readCatalogue } from './read';

const HEAD = 'id,name,category,kind,price,discount,rate,stock,colours,materials,description,img1,alt1,img2,alt2';
const row = (id: number, cells: string) =>
  `${id},Bed ${id},Bedroom,Bed,5,0,5,1,oak,Oak,A bed.,bed-1,A bed,bed-2,Its end,${cells}`;
const faultsOf = (columns: string, ...cells: readonly string[]) =>
  readCatalogue(
    Buffer.from([`${HEAD},${columns}`, ...cells.map((each, index) => row(index + 1, each))].join('\n')),
    'csv',
  ).faults.map(({ line, name, found }) => `${line} ${name}: ${found}`);

test('a column of a review that is missing is told once, and the others of each row all the same', () => {
  const columns = 'review1,review1Username,review1Email,review2,review2Username,review2Email,review2Img';
  expect(faultsOf(columns, 'Good.,Ann,a@b,,,,', 'Bad.,Bo,bo,,,,', ',,,Fine.,Cy,c@d,cy')).toEqual([
    '1 review1Img: no such column',
    '3 review1Email: "bo"',
  ]);
  expect(faultsOf('review1,review1Emial', 'Good.,a@b', 'Bad.,bo')).toEqual([
    '1 review1Img: no such column',
    '1 review1Username: no such column',
    '1 header: "review1Emial"',
  ]);
});

test('column names in the middle of a file, as where two were put into one, are one fault', () => {
  const text = [HEAD, row(1, '').replace(/,$/, ''), HEAD, row(2, '').replace(/,$/, '')].join('\n');
  expect(readCatalogue(Buffer.from(text), 'csv').faults).toEqual([
    { line: 3, column: 1, name: 'row', found: 'the names of the columns again', expected: 'a product' },
  ]);
});

test('a column that is missing is told beside one of nearly the same name', () => {
  const text = `${HEAD.replace('alt1', 'alt3')}\n${row(1, '').replace(/,$/, '')}`;
  const { faults } = readCatalogue(Buffer.from(text), 'csv');
  expect(faults.map(({ line, name }) => `${line} ${name}`)).toContain('1 alt1');
});

test('a file of column names alone is told where its first row should stand', () => {
  for (const text of [HEAD, `${HEAD}\n\n`, `${HEAD}\r\n,,,\r\n`]) {
    const faults = readCatalogue(Buffer.from(text), 'csv').faults;
    expect(faults).toMatchObject([{ name: 'row', found: 'the end of the file' }]);
    expect(faults[0]).toMatchObject(
      text.includes(',,,') ? { line: 2, column: 4 } : { line: 1, column: HEAD.length + 1 },
    );
  }
});

test('of rows for more products than a shop can have only that is told, whatever they say', () => {
  const faultsOfRows = (count: number) =>
    readCatalogue(Buffer.from(`id\n${'x\n'.repeat(count)}`), 'csv').faults.filter(({ line }) => line > 1);
  expect(faultsOfRows(50_000)).toHaveLength(50_000);
  expect(faultsOfRows(50_001)).toEqual([
    { line: 50_002, column: 1, name: 'row', found: 'one more row', expected: 'at most 50000 products and variants' },
  ]);
});

test('a column without a name is told with the row that has something in it', () => {
  const padded = `${HEAD},,\n${row(1, ',')}\n${row(2, ',note')}\n`;
  const { faults } = readCatalogue(Buffer.from(padded), 'csv');
  expect(faults.map(({ line, column, found, expected }) => [line, column, found, expected])).toEqual([
    [1, HEAD.length + 2, 'an empty cell', 'the name of a column'],
    [1, HEAD.length + 3, 'an empty cell', 'the name of a column: line 3 has "note" in this column'],
  ]);
});

test('columns between signs that separate none are told which signs do', () => {
  const [fault] = readCatalogue(Buffer.from(HEAD.replaceAll(',', '|')), 'csv').faults;
  expect(fault).toMatchObject({ line: 1, column: 1, name: 'header' });
  expect(fault?.expected).toMatch(/^the names of the columns, between commas, semicolons or tabs: id, name, /);
});

test('a row of one cell is told as such', () => {
  const { faults } = readCatalogue(Buffer.from(`${HEAD}\n7`), 'csv');
  expect(faults).toMatchObject([{ line: 2, name: 'row', found: '1 cell', expected: '15 cells, as in the first line' }]);
});
