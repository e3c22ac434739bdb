import { expect, test } from 'vitest';

import { WHOLE_CATALOGUE } from '#domain/catalogue';

import { listNote } from './-list-note';

test('a list says what it took for a typo, what it left out, and that it knows no room', () => {
  const chosen = { ...WHOLE_CATALOGUE, facets: ['room' as const] };
  expect(listNote(chosen, { leftOut: [] }, undefined)).toMatch(/^No room is kept on this device/);
  expect(listNote(chosen, { leftOut: [] }, { door: 30 })).toBe('');
  expect(listNote(WHOLE_CATALOGUE, { meant: 'lamp', leftOut: ['cat'] }, undefined)).toBe(
    'Showing results for “lamp”. Nothing matches every word. Shown without “cat”.',
  );
});

test.each([
  { q: 'lamp ŒUF', leftOut: ['oeuf'], told: 'ŒUF' },
  { q: '(Émeraude), lamp', leftOut: ['emeraude'], told: 'Émeraude' },
  { q: 'lamp baker’s 160x200', leftOut: ['bakers', '160', '200'], told: 'baker’s 160x200' },
  { q: 'Lampe Kürbis', leftOut: ['pumpkin'], told: 'pumpkin' },
])('what of "$q" was left out is told as it was typed', ({ q, leftOut, told }) => {
  expect(listNote({ ...WHOLE_CATALOGUE, q }, { leftOut }, undefined)).toBe(
    `Nothing matches every word. Shown without “${told}”.`,
  );
});
