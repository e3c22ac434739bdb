import { describe, expect, test } from 'vitest';

import { machinesNamed } from './command.mjs';

const KNOWN = ['cart', 'payment', 'toast'];

describe('machines are named', () => {
  test.each([
    [undefined, undefined],
    [['toast'], ['toast']],
    [['toast, cart'], ['toast', 'cart']],
    [
      ['toast,cart', 'toast'],
      ['toast', 'cart'],
    ],
    [['all'], KNOWN],
    [['toast,all'], KNOWN],
  ])('by %j', (given, names) => {
    expect(machinesNamed(given, KNOWN)).toEqual(names);
  });

  test.each(['till', ''])('a name that is none is told (%j)', (name) => {
    expect(() => machinesNamed([`toast,${name}`], KNOWN)).toThrow(
      `There is no machine "${name}". There are all, cart, payment, toast.`,
    );
  });
});
