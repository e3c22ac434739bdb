import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import type { PlacedFault } from './faults';
import { readCatalogue } from './read';

const bytesOf = (name: string) => readFileSync(new URL(`faulty/${name}`, import.meta.url));
const places = (faults: readonly PlacedFault[]) =>
  faults.map(({ line, column, name, found }) => `${line}:${column} ${name}: ${found}`);
const jsonFaults = (text: string) => readCatalogue(Buffer.from(text), 'json').faults;
const csvFaults = (text: string) => readCatalogue(Buffer.from(text), 'csv').faults;
const expectedAt = (faults: readonly PlacedFault[], name: string) =>
  faults.filter((fault) => fault.name === name).map(({ expected }) => expected);

const IN_CSV = [
  '1:49 header: "colour"',
  '1:126 header: "size"',
  '4:1 id: "two"',
  '5:1 id: 1',
  '6:3 name: "Alder  bed"',
  '7:3 name: an empty cell',
  '7:4 category: "Garden"',
  '7:17 price: "1,200"',
  '7:97 featured: 1',
  '8:14 category: "kitchen"',
  '8:27 price: 60.50',
  '8:33 discount: 101',
  '8:37 rate: 0',
  '8:39 stock: -1',
  '8:83 img2: "birch-cart-1"',
  '8:98 popular: 5',
  '9:1 row: 5 cells',
  String.raw`10:9 CSV: "Birch \"Tall\" Rack"`,
  '11:61 img1: "birch tray.gif"',
  '11:107 review1: an empty cell',
  '11:114 review1Email: "leila"',
  '11:120 review1Img: an empty cell',
  String.raw`12:4 CSV: "\"Birch Jar,Kitchen,Jar,60,0,4,9,birch,Birch,W 40,A jar.,birc…" (100 characters)`,
  '13:4 name: ".."',
];

describe('a CSV file', () => {
  test('with many faults has each named at its line and column', () => {
    const { catalogue, faults } = readCatalogue(bytesOf('twenty-faults.csv'), 'csv');
    expect(places(faults)).toEqual(IN_CSV);
    expect(catalogue).toBeUndefined();
  });

  test('has them at the same places after a byte order mark and with line ends of Windows', () => {
    const text = `\uFEFF${bytesOf('twenty-faults.csv').toString().replaceAll('\n', '\r\n')}`;
    expect(places(csvFaults(text))).toEqual(IN_CSV);
  });

  test('says what is expected, and what probably was meant', () => {
    const faults = csvFaults(bytesOf('twenty-faults.csv').toString());
    expect(expectedAt(faults, 'header')[0]).toBe('"colours"?');
    expect(expectedAt(faults, 'id')[1]).toBe('an id of its own: line 2 has it too');
    expect(expectedAt(faults, 'name')[0]).toBe('a name with an address of its own: line 2 has Alder-Bed too');
    expect(expectedAt(faults, 'price')[0]).toBe('whole dollars from 1 to 100000, in digits alone');
    expect(expectedAt(faults, 'category')[1]).toBe(
      'one of Bedroom, Bathroom, Kitchen, Living Room, Dining Room, written as "Kitchen"',
    );
    expect(expectedAt(faults, 'featured')).toEqual(['a place of its own: line 3 has it too']);
    expect(expectedAt(faults, 'row')).toEqual(['23 cells, as in the first line']);
  });

  test('without a line of column names has that named, and nothing else', () => {
    expect(places(csvFaults('1,Bed,Bedroom\n2,Chair,Kitchen\n'))).toEqual(['1:1 header: "1 Bed Bedroom"']);
    expect(places(csvFaults('\r\n\n1;Bed\r\n'))).toEqual(['3:1 header: "1 Bed"']);
  });

  test('has its characters counted as they are limited', () => {
    const [fault] = csvFaults(`id,kind\n1,${'🪑'.repeat(41)}\n`).filter(({ name }) => name === 'kind');
    expect(fault?.found).toMatch(/ \(41 characters\)$/);
  });

  test('without some columns has them named once, and its rows are checked all the same', () => {
    const missing = 'category kind discount rate stock colours materials description img1 alt1 img2 alt2'.split(' ');
    expect(places(csvFaults('id,name,price\n1,Bed,5\n1,Chair,x\n'))).toEqual([
      ...missing.map((column) => `1:1 ${column}: no such column`),
      '3:1 id: 1',
      '3:9 price: "x"',
    ]);
  });

  test('has faults of variants at the cells they stand in', () => {
    const head =
      'id,name,variantOf,option,label,category,kind,price,discount,rate,stock,colours,materials,description,img1,alt1,img2,alt2';
    const row = (id: number, name: string) =>
      `${id},${name},Bedroom,Bed,5,0,5,1,oak,Oak,A bed.,bed-1,A bed,bed-2,Its end`;
    const product = row(1, 'Bed,,Size,Queen');
    const king = row(2, '"Bed, King",1,Size,King');
    const faultsOf = (...rows: readonly string[]) => csvFaults([head, ...rows].join('\n'));
    expect(faultsOf(king, product, row(3, 'Bench,,,'))).toEqual([]);
    const faults = faultsOf(
      product,
      king,
      row(3, '"Bed, Cot",99,Size,Cot'),
      row(4, '"Bed, King, Low",2,Size,Low'),
      row(5, '"Bed, king.",1,Size,king'),
      row(6, '"Bed, Twin",1,Colour,Twin'),
      row(7, '"Bed, Wide",1,Size,'),
      row(8, 'Sofa,,,'),
      row(9, '"Sofa, Oat",8,Colour,Oat'),
    );
    expect(places(faults).map((place) => place.replace(/^\d+:\d+ /, (at) => at.replace(/:\d+/, '')))).toEqual([
      '4 variantOf: 99',
      '5 variantOf: 2',
      '6 name: "Bed, king."',
      '6 label: "king"',
      '7 option: "Colour"',
      '8 label: nothing',
      '9 option: nothing',
      '9 label: nothing',
      '10 option: "Colour"',
    ]);
    expect(expectedAt(faults, 'variantOf')).toEqual(['the id of a product', 'the id of a product that is no variant']);
    expect(expectedAt(faults, 'label')[0]).toBe('a label of its own among the variants');
    expect(expectedAt(faults, 'name')).toEqual(['"Bed, king", of its product and label']);
    expect(expectedAt(faults, 'option')[0]).toBe('"Size", as with its product');
  });

  test('has one text for each picture', () => {
    const head =
      'id,name,category,kind,price,discount,rate,stock,colours,materials,dimensions,description,img1,alt1,img2,alt2';
    const row = (id: number, alt: string) =>
      `${id},Bed ${id},Bedroom,Bed,5,0,5,1,oak,Oak,W 1,A bed.,bed-1,${alt},bed-2,Its end`;
    expect(csvFaults([head, row(1, 'A bed'), row(2, ''), row(3, 'A bed')].join('\n'))).toEqual([]);
    expect(places(csvFaults([head, row(1, ''), row(2, 'A bed'), row(3, 'A cot')].join('\n')))).toEqual([
      '4:54 alt1: "A cot"',
    ]);
  });
});

describe('a JSON file', () => {
  test('with many faults has each named at its line and column', () => {
    const { catalogue, faults } = readCatalogue(bytesOf('twenty-faults.json'), 'json');
    expect(places(faults)).toEqual([
      '2:8 v: 2',
      '4:5 products[0].colours: nothing',
      '9:16 products[0].price: "890"',
      '10:19 products[0].discount: 12.5',
      '13:7 products[0].colour: "colour"',
      '20:13 products[1].id: 1',
      '21:15 products[1].name: "alder_bed"',
      '22:19 products[1].category: "bedroom"',
      '23:15 products[1].kind: ""',
      '24:16 products[1].price: 0',
      '25:19 products[1].discount: -1',
      '26:15 products[1].rate: null',
      String.raw`28:18 products[1].colours: "oak\u0007"`,
      String.raw`29:20 products[1].materials: "Oak \ud800"`,
      '30:21 products[1].dimensions: "W 168 "',
      '31:22 products[1].description: a list of 1',
      '32:14 products[1].img: a list of 1',
      '34:5 products[2]: "Alder Stool"',
      '48:32 products[3].img[1]: "alder-stool-2"',
      '48:49 products[3].img[2]: "alder-stool-1"',
      '51:60 altTexts["alder-bed-2"]: ""',
      '53:11 reviews["3"][0].review: nothing',
      '53:78 reviews["3"][0].email: "hanna"',
      '54:5 reviews["4"]: "4"',
      '56:19 featured[1]: 3',
      '56:22 featured[2]: 7',
      '57:14 popular: a list of 5',
      '57:18 popular[1]: 2.5',
      '57:26 popular[3]: 1',
      '57:29 popular[4]: 3',
    ]);
    expect(catalogue).toBeUndefined();
  });

  test('has reviews of days that exist', () => {
    const days = ['2024-02-29', '2025-02-29', '2025-04-31', '2025-4-3', '1025-04-03', '12025-04-03', '2025-12-31'];
    const faults = jsonFaults(JSON.stringify({ reviews: { 1: days.map((date) => ({ date })) } }));
    const ofDays = faults.filter(({ name }) => name.endsWith('.date')).map(({ found }) => found);
    expect(ofDays).toEqual(days.slice(1, -1).map((date) => JSON.stringify(date)));
  });

  test('says what is expected, and what probably was meant', () => {
    const faults = jsonFaults(bytesOf('twenty-faults.json').toString());
    expect(expectedAt(faults, 'products[0].price')).toEqual(['whole dollars from 1 to 100000, without quotes']);
    expect(expectedAt(faults, 'products[0].colours')).toEqual(['colours in 1 to 80 characters']);
    expect(expectedAt(faults, 'products[0].colour')).toEqual(['"colours"?']);
    expect(expectedAt(faults, 'products[1].kind')).toEqual(['what it is, in 1 to 40 characters']);
    expect(expectedAt(faults, 'products[1].description')).toEqual(['a description of 1 to 1000 characters']);
    expect(expectedAt(faults, 'products[1].dimensions')[0]).toContain('without blanks at its ends');
  });

  test.each([
    ['{ "products": [1, 2,], "altTexts": {} }', ['1:21 JSON: "]"']],
    ['{\n  "products": [],\n  altTexts: {}\n}', ['3:3 JSON: "altTexts"']],
    ['{\n  // the shop\n  "products": []\n}', ['2:3 JSON: "// the shop"']],
    ['{\n  "products": [\n', ['3:1 JSON: the end of the file']],
    ["{ 'products': [] }", [`1:3 JSON: "'products'"`]],
    ['{ "products": [] } {}', ['1:20 JSON: "{"']],
  ])('that is no JSON has its error named: %s', (text, expected) => {
    expect(places(jsonFaults(text)).slice(0, 1)).toEqual(expected);
  });

  test('has each name once in an object', () => {
    expect(places(jsonFaults('{ "products": [],\n  "altTexts": {},\n  "products": [] }'))).toContain(
      '3:3 products: "products"',
    );
  });

  test.each([
    ['[]', '1:1 the file: a list of 0'],
    ['null', '1:1 the file: null'],
    ['"x"', '1:1 the file: "x"'],
    ['{ "products": {}, "altTexts": [] }', '1:15 products: an object'],
  ])('of another shape is told so: %s', (text, expected) => {
    expect(places(jsonFaults(text))).toContain(expected);
  });

  test('that is nested without end is told so', () => {
    expect(places(jsonFaults('['.repeat(200_000)))).toEqual(['1:6 JSON: lists in lists']);
  });
});

describe('any file', () => {
  test.each(['json', 'csv'] as const)('that is empty is told so, as %s', (format) => {
    expect(places(readCatalogue(Buffer.of(), format).faults)).toEqual(['1:1 file: nothing']);
    expect(places(readCatalogue(Buffer.from('\uFEFF \r\n'), format).faults)).toEqual(['1:1 file: nothing']);
  });

  test('in another encoding has each such line named', () => {
    const { faults } = readCatalogue(Buffer.from('id,name\n1,Bouclé\n2,Bed\n3,Soirée é', 'latin1'), 'csv');
    expect(places(faults)).toEqual(['2:8 file: bytes of another encoding', '4:7 file: bytes of another encoding']);
    const wide = Buffer.from('\uFEFFid,name', 'utf16le');
    expect(places(readCatalogue(wide, 'csv').faults)).toEqual(['1:1 file: UTF-16']);
  });

  test('of more products than a shop can have is told so once, and none of their other faults', () => {
    const products = JSON.stringify(Array.from({ length: 50_001 }, () => 0));
    const { faults } = readCatalogue(Buffer.from(`{"v": 1, "products": ${products}, "altTexts": {}}`), 'json');
    expect(faults.map(({ found, expected }) => [found, expected])).toEqual([
      ['50001 of them', 'at most 50000 products and variants'],
    ]);
  });
});
