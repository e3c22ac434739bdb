import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SocialLinks } from './SocialLinks';

test('social links leave the shop over https, in a new tab', () => {
  render(<SocialLinks />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ host }) => host)).toEqual([
    'www.instagram.com',
    'www.pinterest.com',
    'www.facebook.com',
    'www.youtube.com',
  ]);
  expect(links.map(({ protocol, target }) => [protocol, target])).toEqual(links.map(() => ['https:', '_blank']));
});
