import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { askedComparison } from './-load';
import { compareSearch } from './-search';
import { comparisonRows, marksWords, omissionWords } from './-words';

const of = (ids: unknown) => askedComparison(compareSearch({ ids }).ids);

describe('what the address asks for', () => {
  test.each([
    { what: 'nothing', ids: undefined, productIds: [], unread: 0, tooMany: 0 },
    { what: 'a list', ids: '12,7', productIds: [12, 7], unread: 0, tooMany: 0 },
    { what: 'a number, as the router parses one id', ids: 7, productIds: [7], unread: 0, tooMany: 0 },
    { what: 'an array, as the router parses one', ids: [7, '8'], productIds: [7, 8], unread: 0, tooMany: 0 },
    { what: 'doubles, spaces and empty parts', ids: ' 7,,7, 8,', productIds: [7, 8], unread: 0, tooMany: 0 },
    { what: 'five products', ids: '1,2,3,4,5', productIds: [1, 2, 3, 4], unread: 0, tooMany: 1 },
    { what: 'what is no id', ids: '7,-1,1e3,0,<b>,1.5', productIds: [7], unread: 5, tooMany: 0 },
    { what: 'an object', ids: { a: 1 }, productIds: [], unread: 1, tooMany: 0 },
    { what: 'a huge number', ids: '7,99999999999999999999', productIds: [7], unread: 1, tooMany: 0 },
  ])('$what', ({ ids, productIds, unread, tooMany }) => {
    expect(of(ids)).toEqual({ productIds, unread, tooMany });
  });

  test('a link without end is read to its hundredth part', () => {
    expect(of('x,'.repeat(10_000)).unread).toBe(100);
  });
});

test('what is left out is told', () => {
  expect(omissionWords(of('7,8'), 2)).toBeUndefined();
  expect(omissionWords(of('7,999'), 1)).toBe('One product in this link cannot be found.');
  expect(omissionWords(of('7,x,999'), 1)).toBe('2 products in this link cannot be found.');
  expect(omissionWords(of('1,2,3,4,5'), 4)).toBe(
    'A comparison holds four products: these are the first four of the link.',
  );
});

describe('rows of facts', () => {
  const beds = [1, 2].flatMap((id) => products.filter((product) => product.id === id));
  const rowOf = (term: string, unit: 'cm' | 'inch' = 'cm') =>
    comparisonRows(beds, unit).find((row) => row.term === term);

  test('a row says whether its facts differ', () => {
    expect(rowOf('Price')).toEqual({ term: 'Price', cells: ['$756.50, was $890.00', '$1,120.00'], differs: true });
    expect(rowOf('Category')).toEqual({ term: 'Category', cells: ['Bedroom', 'Bedroom'], differs: false });
    expect(rowOf('Colours')?.cells).toEqual(['Natural oak', 'Oat']);
    expect(comparisonRows(beds.slice(0, 1), 'cm').some(({ differs }) => differs)).toBe(false);
  });

  test('sizes and weights follow the unit', () => {
    expect(rowOf('Weight')?.cells[1]).toBe('84 kg');
    expect(rowOf('Weight', 'inch')?.cells[1]).toBe('185.2 lb');
  });

  test('of one kind the lightest says so, unless there are two or a weight is not known', () => {
    const weights = (...of: readonly (number | undefined)[]) =>
      comparisonRows(
        of.flatMap((weight) =>
          beds.slice(0, 1).map((bed) => ({ ...bed, facts: weight === undefined ? {} : { weight } })),
        ),
        'cm',
      ).find(({ term }) => term === 'Weight')?.cells;
    expect(weights(84, 58)).toEqual(['84 kg', '58 kg, the lighter']);
    expect(weights(84, 58, 60)).toEqual(['84 kg', '58 kg, the lightest', '60 kg']);
    expect(weights(58, 84, 58)).toEqual(['58 kg', '84 kg', '58 kg']);
    expect(weights(58, undefined)).toEqual(['58 kg', 'Not known']);
    expect(weights(58)).toEqual(['58 kg']);
  });

  test('what does not apply to a product is told apart from what is not known of it', () => {
    const chair = products.filter(({ kind }) => kind === 'Dining chair').slice(0, 1);
    const unmeasured = chair.map((product) => ({ ...product, facts: {} }));
    const lamp = products.filter(({ id }) => id === 5);
    const cellsOf = (term: string) =>
      comparisonRows([...chair, ...unmeasured, ...lamp], 'cm')
        .find((row) => row.term === term)
        ?.cells.slice(1);
    expect(cellsOf('Seat height')).toEqual(['Not known', undefined]);
    expect(cellsOf('Weight')?.[0]).toBe('Not known');
    expect(cellsOf('Weight')?.[1]).toMatch(/kg$/);
  });

  test('what is known of one only says so, and what is known of none has no row', () => {
    const bedAndLamp = [1, 5].flatMap((id) => products.filter((product) => product.id === id));
    const rows = comparisonRows(bedAndLamp, 'cm');
    expect(rows.find(({ term }) => term === 'Mattress')).toEqual({
      term: 'Mattress',
      cells: ['160 × 200 cm', undefined],
      differs: false,
    });
    expect(rows.some(({ term }) => term === 'Seat height')).toBe(false);
  });

  test('of different kinds only price, rating and stock differ, and the page says so', () => {
    const bedAndBench = [1, 9].flatMap((id) => products.filter((product) => product.id === id));
    const differing = comparisonRows(bedAndBench, 'cm').filter(({ differs }) => differs);
    expect(differing.map(({ term }) => term)).toEqual(['Price', 'Rating', 'Stock']);
    const weights = comparisonRows(bedAndBench, 'cm').find(({ term }) => term === 'Weight');
    expect(weights?.cells).toEqual(['58 kg', '9 kg']);
    expect(marksWords(bedAndBench)).toMatch(/^These are of different kinds/);
    const chairs = products.filter(({ kind }) => kind.endsWith(' chair'));
    expect(new Set(chairs.map(({ kind }) => kind)).size).toBe(2);
    expect(marksWords(chairs)).toBe('Facts that differ are set in bold.');
    expect(marksWords(beds)).toBe('Facts that differ are set in bold.');
  });
});
