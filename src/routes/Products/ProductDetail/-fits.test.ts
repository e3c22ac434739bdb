import { expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { fitsWords, myRoomWords } from './-fits';

const [chair] = products.filter(({ id }) => id === 42);
const [kettle] = products.filter(({ id }) => id === 27);

test('a chair is told beside a person, in words as well', () => {
  expect(chair && fitsWords(chair, 'cm')).toMatchObject({
    outline: { width: 55, depth: 51, height: 76 },
    isHanging: false,
    sizes: { width: '55', depth: '51', height: '76' },
    label:
      'Wishbone Dining Chair from the front and from above beside a person 170 cm tall: 55 cm wide, 51 cm deep, 76 cm high.',
    caption: 'To scale, beside a person 170 cm tall. Sizes in centimetres.',
  });
});

test('in inches the same drawing has other numbers', () => {
  expect(chair && fitsWords(chair, 'inch')).toMatchObject({
    outline: { width: 55, depth: 51, height: 76 },
    sizes: { width: '21.7', depth: '20.1', height: '29.9' },
    caption: 'To scale, beside a person 5 ft 7 in tall. Sizes in inches.',
  });
});

test('a small thing has no drawing', () => {
  expect(kettle && fitsWords(kettle, 'cm')).toBeUndefined();
});

test('a field shows what is typed in it, else the size in the chosen unit', () => {
  const measured = { room: { width: 300, door: 80.5 }, typed: { width: '3 m', stairs: 'narrow' } };
  expect(chair && myRoomWords(chair, measured, 'cm').fields).toEqual([
    { size: 'width', label: 'Room width in cm', value: '3 m', error: undefined },
    { size: 'depth', label: 'Room depth in cm', value: '', error: undefined },
    { size: 'door', label: 'Door width in cm', value: '80.5', error: undefined },
    {
      size: 'stairs',
      label: 'Stair width in cm',
      value: 'narrow',
      error: 'Enter a number up to 3000, such as 90',
    },
  ]);
  expect(chair && myRoomWords(chair, measured, 'inch').fields.slice(2)).toEqual([
    { size: 'door', label: 'Door width in inches', value: '31.7', error: undefined },
    {
      size: 'stairs',
      label: 'Stair width in inches',
      value: 'narrow',
      error: 'Enter a number up to 1181.1, such as 35.4',
    },
  ]);
});
