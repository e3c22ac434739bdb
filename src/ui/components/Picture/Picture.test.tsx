import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Picture } from './Picture';

afterEach(cleanup);

const bed = { name: 'bed.0a1b-1', width: 800, height: 600, widths: [200, 400], colour: 'oat', alt: 'A bed' } as const;
const onPhone = { ...bed, name: 'bed-on-phone.0a1b-1' };

test('a phone with three pixels to one fetches what two would need', () => {
  const { container } = render(<Picture picture={bed} sizes="(min-width: 48em) 300px, 50vw" />);
  expect([...container.querySelectorAll('source')].map(({ sizes }) => sizes)).toEqual(
    Array.from({ length: 2 }, () => '(min-width: 48em) 300px, (min-resolution: 2.5dppx) 36.5vw, 50vw'),
  );
});

test('the picture for a phone is for narrow windows alone, and comes before the other', () => {
  const { container } = render(<Picture picture={bed} onPhone={onPhone} sizes="100vw" />);
  expect([...container.querySelectorAll('source')].map(({ srcset, media }) => [srcset.split('.')[0], media])).toEqual([
    ['/pictures/bed-on-phone', '(max-width: 47.99em)'],
    ['/pictures/bed-on-phone', '(max-width: 47.99em)'],
    ['/pictures/bed', ''],
    ['/pictures/bed', ''],
  ]);
});

test.each([
  { how: 'late', props: {}, told: ['lazy', 'auto'] },
  { how: 'at once', props: { eager: true }, told: ['eager', 'auto'] },
  { how: 'before all others', props: { priority: true }, told: ['eager', 'high'] },
])('a picture is fetched $how', ({ props, told }) => {
  const { getByAltText } = render(<Picture picture={bed} sizes="100vw" {...props} />);
  const image = getByAltText('A bed');
  expect(['loading', 'fetchpriority'].map((name) => image.getAttribute(name))).toEqual(told);
});
