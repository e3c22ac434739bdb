import { expect, test } from 'vitest';

import { readCatalogue } from './read';

const HEAD = 'id,name,category,kind,price,discount,rate,stock,colours,materials,description,img1,alt1,img2,alt2';
const faultsOf = (category: string) =>
  readCatalogue(
    Buffer.from(`${HEAD}\n1,Sofa,${category},Sofa,5,0,5,1,oak,Oak,A sofa.,sofa-1,A sofa,sofa-2,Its end`),
    'csv',
  ).faults;

test.each(['Living\u00A0Room', 'living  room', 'Living-Room', 'LIVING_ROOM'])(
  'a room that is nearly right has its right name told: %j',
  (category) => {
    expect(faultsOf(category)).toMatchObject([
      { expected: 'one of Bedroom, Bathroom, Kitchen, Living Room, Dining Room, written as "Living Room"' },
    ]);
  },
);

test('a blank that is not the one of the keyboard is seen in what is found', () => {
  expect(faultsOf('Living\u00A0Room')).toMatchObject([{ found: String.raw`"Living\u00a0Room"` }]);
  expect(faultsOf('Living\u2009Room')).toMatchObject([{ found: String.raw`"Living\u2009Room"` }]);
});
