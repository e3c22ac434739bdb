import { expect, test } from 'vitest';

import { readCatalogue } from './read';

test('swatches that do not tell a choice of colours apart are faults', () => {
  const head =
    'id,name,variantOf,option,label,swatch,category,kind,price,discount,rate,stock,colours,materials,description,img1,alt1,img2,alt2';
  const row = (id: number, name: string) =>
    `${id},${name},Bedroom,Bed,5,0,5,1,oak,Oak,A bed.,bed-1,A bed,bed-2,Its end`;
  const faultsOf = (...rows: readonly string[]) => readCatalogue(Buffer.from([head, ...rows].join('\n')), 'csv').faults;
  const bed = row(1, 'Bed,,Colour,Oat,beige');
  const bench = [row(8, 'Bench,,Colour,Oat,'), row(9, '"Bench, Sand",8,Colour,Sand,')];
  expect(faultsOf(bed, row(2, '"Bed, Sage",1,Colour,Sage,sage'), ...bench)).toEqual([]);
  const faults = faultsOf(
    bed,
    row(2, '"Bed, Sand",1,Colour,Sand,beige'),
    row(3, '"Bed, Clay",1,Colour,Clay,'),
    row(4, '"Bed, Olive",1,Colour,Olive,olive'),
    row(5, 'Sofa,,,,grey'),
  );
  expect(
    faults.map(({ line, name, found, expected }) => `${line} ${name}: ${found}: ${expected.slice(0, 35)}`),
  ).toEqual([
    '3 swatch: "beige": a colour of its own among the choic',
    '4 swatch: nothing: one, since another choice of the pr',
    '5 swatch: "olive": the colour that tells it among the ',
    '6 swatch: "grey": nothing, since its option is not Co',
  ]);
});

test('a product without an id is no product with variants', () => {
  const { faults } = readCatalogue(Buffer.from(JSON.stringify({ products: [{ name: 'Bed' }], altTexts: {} })), 'json');
  expect(faults.map(({ name }) => name)).not.toContain('products[0].option');
});

test('a product stands on the home page once, be it as a variant', () => {
  const head =
    'id,name,variantOf,option,label,featured,popular,category,kind,price,discount,rate,stock,colours,materials,description,img1,alt1,img2,alt2';
  const row = (id: number, name: string) =>
    `${id},${name},Bedroom,Bed,5,0,5,1,oak,Oak,A bed.,bed-1,A bed,bed-2,Its end`;
  const faultsOf = (...rows: readonly string[]) =>
    readCatalogue(Buffer.from([head, ...rows].join('\n')), 'csv').faults.map(
      ({ line, column, name, found, expected }) => `${line}:${column} ${name}: ${found}: ${expected}`,
    );
  const king = (places: string) => row(2, `"Bed, King",1,Size,King,${places}`);
  expect(faultsOf(row(1, 'Bed,,Size,Queen,1,'), king(',1'))).toEqual([]);
  expect(faultsOf(row(1, 'Bed,,Size,Queen,2,'), king('1,'))).toEqual(['2:19 featured: 1: each product once']);
});
