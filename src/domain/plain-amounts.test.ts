import { expect, test } from 'vitest';

import { withPlainAmounts } from './plain-amounts';

test.each([
  ['less than four hundred and fifty', 'less than 450'],
  ['over a thousand', 'over 1000'],
  ['two thousand three hundred', '2300'],
  ['no more than eighty pounds', 'no more than 80 pounds'],
  ['under twenty-five dollars', 'under 25 dollars'],
  ['set of three vases', 'set of three vases'],
  ['table for ten', 'table for ten'],
  ['sofa under 1.4k', 'sofa under $1400'],
  ['sofa 1.5k', 'sofa $1500'],
  ['four foot bench', '4 foot bench'],
  ['lamp ca. 60', 'lamp between 48 and 72'],
  ['usd 300–350 floor lamp', '$300–350 floor lamp'],
  ['kettle £85+', 'kettle over £85'],
  ['2+1 sofa', '2+1 sofa'],
  ['i have 100 to spend', 'under 100'],
  ['reduced by 20%', '20% off'],
  ['gifts around $35', 'gifts between 28 and 42'],
  ['gifts about 50 euros', 'gifts between 40 and 60'],
  ['mirror around 100', 'mirror between 80 and 120'],
  ['about 4 chairs', 'about 4 chairs'],
  ['mug for a fiver', 'mug for $5'],
  ['under a tenner', 'under $10'],
  ['around 120 cm', 'around 120 cm'],
  [`sideboard 5'3" wide`, 'sideboard 63 inch wide'],
])('"%s" is "%s"', (query, plain) => {
  expect(withPlainAmounts(query)).toBe(plain);
});
