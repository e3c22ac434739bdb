import { expect, test } from 'vitest';

import { inEnglish } from './foreign-words';

test.each([
  { query: 'Fauteuils en cuir', english: 'armchair en leather' },
  { query: 'lampadaire', english: 'floor lamp' },
  { query: 'oak Chair', english: 'oak Chair' },
  { query: 'étagère vert', english: 'etagere green' },
  { query: 'Nachttisch', english: 'nightstand' },
  { query: 'grüner Samtsessel', english: 'green velvet armchair' },
  { query: 'runde Eichentische', english: 'round oak table' },
  { query: 'mesas redondas', english: 'table round' },
  { query: 'canapé 3 places', english: 'sofa 3 seats' },
  { query: '3 places', english: '3 places' },
  { query: 'bold', english: 'bold' },
])('"$query" is "$english" where etagere is known', ({ query, english }) => {
  expect(inEnglish(query, (word) => word === 'etagere')).toBe(english);
});
