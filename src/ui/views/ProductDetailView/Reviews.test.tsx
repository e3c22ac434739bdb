import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { standInPicture } from '#fixtures/page-pictures/stand-in';

import { Reviews } from './Reviews';

test('the date of a review is written for people, and told to machines', () => {
  const review = { ownId: undefined, username: 'Ada', text: 'It glows.', stars: 5, portrait: standInPicture };
  render(
    <Reviews
      summary={{ rate: 5, count: 1, distribution: [{ stars: 5, count: 1 }] }}
      reviews={[{ ...review, date: { iso: '2025-06-13', shown: '13 June 2025' } }]}
      note={undefined}
      sort={{ value: 'oldest', onChange: () => undefined }}
      form={null}
      onRemoved={() => undefined}
    />,
  );
  expect(screen.getByText('13 June 2025').getAttribute('datetime')).toBe('2025-06-13');
});
