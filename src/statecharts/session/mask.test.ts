import { describe, expect, test } from 'vitest';

import { createMask } from './mask';

describe('a secret is replaced by a stand-in that leads to the same states', () => {
  test.each([
    [
      'a sample card number stays, however it is spaced',
      { cardnum: '42424242 4242 4242' },
      { cardnum: '42424242 4242 4242' },
    ],
    [
      'any other keeps brand, length and spacing',
      { cardnum: '5105 1051 0510 5100' },
      { cardnum: '5100 0000 0000 0000' },
    ],
    ['an unknown brand is zeros', { cardnum: '9999 1' }, { cardnum: '0000 0' }],
    ['what is no digit is a dash', { cardnum: '4o11-1' }, { cardnum: '4-00-0' }],
    ['the last four digits', { last4: '1357' }, { last4: '0000' }],
    ['the last four digits in a sentence', { name: 'Visa ending in 1357' }, { name: 'Visa ending in 0000' }],
    [
      'those of a sample card stay',
      { last4: '4242', name: 'Visa ending in 4242' },
      { last4: '4242', name: 'Visa ending in 4242' },
    ],
    ['the code of a sample record stays', { cvv: '012' }, { cvv: '012' }],
    ['the code of a sample record in digits of another script', { cvv: '٠١٢' }, { cvv: '٠١٢' }],
    ['any other code is zeros', { cvv: '987' }, { cvv: '000' }],
    ['a password keeps its length', { password: 'oak elm' }, { password: '•••••••' }],
    ['nothing stays nothing', { cardnum: '', cvv: ' ', password: '' }, { cardnum: '', cvv: ' ', password: '' }],
    ['a field that is named beside its value', { field: 'cvv', value: '987' }, { field: 'cvv', value: '000' }],
    ['deep inside', { values: [{ card: { cvv: '987' } }] }, { values: [{ card: { cvv: '000' } }] }],
    [
      'nothing else',
      { field: 'name', value: 'Ada', email: 'a@b.example' },
      { field: 'name', value: 'Ada', email: 'a@b.example' },
    ],
    ['what JSON cannot hold is left out', { now: () => 0, gone: undefined, kept: null }, { kept: null }],
  ])('%s', (_, value, masked) => {
    expect(createMask()(value)).toEqual(masked);
  });

  test('passwords that differ, or begin alike, still do', () => {
    const mask = createMask();
    const typed = ['o', 'oa', 'oak', 'e', 'el', 'elm', 'oak', 'oats'].map((password) => mask({ password }).password);
    expect(typed).toEqual(['•', '••', '•••', '①', '①•', '①••', '•••', '••①•']);
  });

  test('masking a stand-in changes nothing', () => {
    const first = createMask();
    first({ password: 'oak' });
    const once = first({ password: 'elm', cvv: '987', cardnum: '4929 1', last4: '1357' });
    expect(createMask()(once)).toEqual(once);
  });
});
