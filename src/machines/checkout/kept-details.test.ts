import { expect, test } from 'vitest';

import { ADA, sampleAddress, sampleOrder, sampleRecipient, sampleStudio } from '#machines/samples';

import { keptDetails } from './kept-details';

const home = { ...sampleAddress, id: 'address-1', isDefault: true };
const studio = { ...sampleStudio, id: 'address-2', isDefault: false };
const placed = [
  { ...sampleOrder, orderid: 'LW-10003', recipient: undefined },
  { ...sampleOrder, orderid: 'LW-10002', email: 'ada@larkwood.example', recipient: { ...sampleRecipient, phone: '' } },
  { ...sampleOrder, recipient: sampleRecipient },
];

test('a stranger who never ordered is offered nothing', () => {
  expect(keptDetails(undefined, [])).toEqual([]);
  expect(keptDetails(ADA, [sampleOrder])).toEqual([]);
});

test('each address of the person is offered, then whom the last order with details went to', () => {
  const name = { firstName: 'Ada', lastName: 'Sample', email: 'ada@larkwood.example' };
  expect(keptDetails({ ...ADA, addresses: [home, studio] }, placed)).toEqual([
    {
      id: 'address-1',
      label: 'Home: Halifax B3H 0A1, Canada',
      values: { ...name, city: 'Halifax', country: 'Canada', postcode: 'B3H 0A1' },
    },
    {
      id: 'address-2',
      label: 'Studio: Truro B2N 1A1, Canada',
      values: { ...name, city: 'Truro', country: 'Canada', postcode: 'B2N 1A1' },
    },
    {
      id: 'LW-10002',
      label: 'As on order LW-10002: Ada Sample, Halifax B3H 1A1, Canada',
      values: { ...name, city: 'Halifax', country: 'Canada', postcode: 'B3H 1A1' },
    },
  ]);
});
