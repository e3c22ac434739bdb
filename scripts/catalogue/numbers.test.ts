import { expect, test } from 'vitest';

import { sampleCatalogue } from '#fixtures/sample-catalogue';
import { readCatalogue } from './read';
import { catalogueText } from './write';

const faultsOf = (text: string, format: 'json' | 'csv') =>
  readCatalogue(Buffer.from(text), format).faults.map(({ name, found }) => `${name}: ${found}`);

const HEAD = 'id,name,category,kind,price,discount,rate,stock,colours,materials,description,img1,alt1,img2,alt2';
const row = (price: string, others = '') =>
  `1,Bed,Bedroom,Bed,${price},0,5,1,oak,Oak,A bed.,bed-1,A bed,bed-2,Its end${others}`;

test.each(['-0', '1.10', '1e400', '-1E+9', '12345678901234567890', '9007199254740993'])(
  'a number is told as it stands in JSON: %s',
  (written) => {
    const text = catalogueText(sampleCatalogue(), 'json').replace(/"price": \d+/, `"price": ${written}`);
    expect(faultsOf(text, 'json')).toEqual([`products[0].price: ${written}`]);
  },
);

test.each(['-0', '1.10', '12345678901234567890', '007.50'])('a number is told as it stands in CSV: %s', (written) => {
  expect(faultsOf(`${HEAD}\n${row(written)}`, 'csv')).toEqual([`price: ${written}`]);
});

test('so is one of a list, of a review, of the home page, and an id that is taken', () => {
  const columns = 'otherHeights,featured,review1,review1Username,review1Email,review1Img,review1Stars';
  const text = `${HEAD},${columns}\n${row('5', ',5|4.50,1,,,,,')}\n${row('5', ',,-0,Good.,Ann,a@b,bed-1,4.50').replace('1,Bed', '01,Sofa')}`;
  expect(faultsOf(text, 'csv')).toEqual(['otherHeights: 4.50', 'id: 01', 'featured: -0', 'review1Stars: 4.50']);
});

test.each(['1,5', '12 kg', '.5', '5.'])('a weight of %s is told to be written in digits and a point', (weight) => {
  const [fault] = readCatalogue(Buffer.from(`${HEAD},weight\n${row('5', `,"${weight}"`)}`), 'csv').faults;
  expect(fault).toMatchObject({
    name: 'weight',
    found: `"${weight}"`,
    expected: 'kilograms of all pieces together, from 0.01 to 2000, in digits and a point, such as 1.5',
  });
});

test.each(['１２００', '١٢٠٠'])('a price in other digits is told which are read: %s', (price) => {
  expect(readCatalogue(Buffer.from(`${HEAD}\n${row(price)}`), 'csv').faults).toMatchObject([
    { name: 'price', found: `"${price}"`, expected: 'whole dollars from 1 to 100000, in the digits 0 to 9' },
  ]);
});

test('a weight in quotes is told to be without them in JSON', () => {
  const text = catalogueText(sampleCatalogue(), 'json').replace(/"weight": [\d.]+/, '"weight": "3.5"');
  expect(readCatalogue(Buffer.from(text), 'json').faults.map(({ expected }) => expected)).toEqual([
    'kilograms of all pieces together, from 0.01 to 2000, without quotes',
  ]);
});

test('a number of many digits is no longer than a line', () => {
  const digits = '1'.repeat(100);
  expect(faultsOf(`${HEAD}\n${row(digits)}`, 'csv')).toEqual([`price: ${digits.slice(0, 60)}… (100 characters)`]);
});

test.each(['12345678901234567890', '1e300', '-0'])('the id %s is told where it is no product’s', (id) => {
  const ids = `"goesWith": [${id}]`;
  const text = catalogueText(sampleCatalogue(), 'json')
    .replace(/"goesWith": \[[^\]]*\]/, ids)
    .replace(/"featured": \[[^\]]*\]/, `"featured": [${id}]`);
  expect(text).toContain(ids);
  const faults = faultsOf(text, 'json');
  expect(faults).toEqual([expect.stringMatching(/facts\.goesWith\[0\]: /), `featured[0]: ${id}`]);
});
