import { expect, test } from 'vitest';

import { sampleCatalogue } from '#fixtures/sample-catalogue';
import { readCatalogue } from './read';

const HEAD =
  'id,name,variantOf,option,label,category,kind,price,discount,rate,stock,colours,materials,description,img1,alt1,img2,alt2,featured,width,mattressWidth,goesWith';
const row = (id: number, name: string, facts: string, alt = 'A bed') =>
  `${id},${name},Bedroom,Bed,5,0,5,1,oak,Oak,A bed.,bed-1,${alt},bed-2,Its end,${facts}`;
const faultsOf = (...rows: readonly string[]) =>
  readCatalogue(Buffer.from([HEAD, ...rows].join('\n')), 'csv').faults.map(({ line, name }) => `${line} ${name}`);

const OF_OTHER_ROWS = [row(1, '"Cot, Twin",90,Size,Twin', ',,,'), row(2, 'Bed,,Size,Queen', ',,,91')];
const OF_THESE_ROWS = [
  row(3, '"Bed, King",2,Colour,King', ',,,'),
  row(4, 'Bench,,,', ',140,160,'),
  row(5, 'Sofa,,,', ',,,5'),
];

test('a place on the home page that is taken hides no other fault, nor does a second text of a picture', () => {
  const conflicts = [row(6, 'Rug,,,', '9,,,'), row(7, 'Mat,,,', ',,,', 'A mat')];
  expect(faultsOf(...OF_OTHER_ROWS, ...OF_THESE_ROWS, ...conflicts)).toEqual([
    '2 variantOf',
    '3 goesWith',
    '4 option',
    '5 mattressWidth',
    '6 goesWith',
    '7 featured',
    '8 alt1',
  ]);
});

test('a row that cannot be read hides only that it may be what others name', () => {
  const ofThese = ['4 option', '5 mattressWidth', '6 goesWith'];
  expect(faultsOf(...OF_OTHER_ROWS, ...OF_THESE_ROWS, '90,Cot')).toEqual([...ofThese, '7 row']);
  expect(faultsOf(...OF_OTHER_ROWS, ...OF_THESE_ROWS, '90,The "Cot",')).toEqual([...ofThese, '7 CSV']);
});

test('of rows under a name that is no column nothing is said that follows from it', () => {
  const misspelt = [
    HEAD.replace('option', 'optoin'),
    row(1, 'Bed,,Size,Queen', ',,,'),
    row(2, '"Bed, King",1,Size,King', ',,,'),
  ];
  const { faults } = readCatalogue(Buffer.from(misspelt.join('\n')), 'csv');
  expect(faults.map(({ line, name }) => `${line} ${name}`)).toEqual(['1 header']);
});

test.each(['A-2', '', '0', '1'])('an id of "%s" hides only that other products may mean it', (id) => {
  const products = [row(1, 'Bed,,Size,Queen', ',,,2'), row(2, 'Cot,,Size,Twin', ',,,3').replace('2', id)];
  const others = [row(3, '"Cot, King",2,Size,King', ',,,2'), row(4, '"Bed, King",1,Size,King', ',140,160,9')];
  expect(faultsOf(...products, ...others)).toEqual(['3 id', '5 mattressWidth']);
});

test('a product that is none hides only that it may be what others name', () => {
  const { products, ...rest } = sampleCatalogue();
  const [first, ...others] = products.filter(({ variantOf }) => variantOf === undefined);
  const named = { ...first, facts: { ...first?.facts, goesWith: [990], seatHeight: 1999 } };
  const text = JSON.stringify({ ...rest, products: [named, null, ...others] });
  const { faults } = readCatalogue(Buffer.from(text), 'json');
  expect(faults.map(({ name }) => name)).toEqual(['products[0].facts.seatHeight', 'products[1]']);
});

test.each(['Products', 'items'])('of products under the name %s nothing is said that follows from it', (name) => {
  const { products, ...rest } = sampleCatalogue();
  const { faults } = readCatalogue(Buffer.from(JSON.stringify({ [name]: products, ...rest })), 'json');
  expect(faults.map(({ found }) => found)).toEqual(['nothing', JSON.stringify(name)]);
});
