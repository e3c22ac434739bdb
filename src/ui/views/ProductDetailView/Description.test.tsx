import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { FitContext } from '#ui/components/FitLine/FitLine';

import { Description } from './Description';
import type { ProductDetailWords } from './product-detail';

const sofa = {
  id: 31,
  description: 'Deep seats.',
  facts: [
    { term: 'Dimensions', detail: 'W 228 cm' },
    { term: 'Weight', detail: '68 kg' },
  ],
} as unknown as ProductDetailWords;

afterEach(cleanup);

function terms(fitsId: string | undefined, answer: string | undefined) {
  render(
    <FitContext value={(id) => (id === 31 ? answer : undefined)}>
      <Description product={sofa} unit="cm" fitsId={fitsId} onUnitSwitched={() => undefined} />
    </FitContext>,
  );
  const details = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen.getAllByRole('term').map(({ textContent }, at) => `${textContent}: ${details[at]}`);
}

test('below the sizes stands the way to the drawing and to the own room', () => {
  expect(terms('fits', undefined).slice(0, 3)).toEqual([
    'Dimensions: W 228 cm',
    'Will it fit?: See it to scale, and in your room',
    'Weight: 68 kg',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('#fits');
});

test('where a room is kept it says first how the piece fits', () => {
  expect(terms('fits', '28 cm too wide for the room')[1]).toBe(
    'Will it fit?: 28 cm too wide for the room. See it to scale',
  );
});

test('a small thing has no drawing, and so no way to one', () => {
  expect(terms(undefined, undefined).slice(0, 2)).toEqual(['Dimensions: W 228 cm', 'Weight: 68 kg']);
});
