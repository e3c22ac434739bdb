import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import type { VariantsWords } from './product-detail';
import { Variants } from './Variants';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ params, children, ...rest }: { params: { productid: string }; children: ReactNode }) => (
    <a
      href={params.productid}
      {...('aria-current' in rest && rest['aria-current'] ? { 'aria-current': 'page' as const } : {})}
    >
      {children}
    </a>
  ),
}));

afterEach(cleanup);

const picture = { name: 'kettle-1', width: 8, height: 8, widths: [8], colour: '#fff', alt: '' };
const kettle: VariantsWords['choices'][number] = {
  id: 27,
  slug: 'Kettle',
  label: 'Blue-Grey',
  price: '$82.00',
  swatch: 'blue',
  picture: undefined,
};
const moss = { ...kettle, id: 118, slug: 'Kettle,-Moss', label: 'Moss', price: undefined, swatch: 'moss' } as const;

test('each colour is a link with a dot of it, its name, and its price or that it is sold out', () => {
  const { container } = render(<Variants words={{ option: 'Colour', choices: [kettle, moss] }} current={27} />);
  const links = within(screen.getByRole('navigation', { name: 'Colour: Blue-Grey' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Blue-Grey $82.00', 'Moss Sold Out']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['Kettle', 'Kettle,-Moss']);
  const dots = links.map(({ firstElementChild }) => firstElementChild);
  expect(dots.map((dot) => dot?.getAttribute('data-swatch'))).toEqual(['blue', 'moss']);
  expect(dots.map((dot) => dot?.textContent)).toEqual(['', '']);
  expect(container.querySelector('img')).toBeNull();
});

test('colours without a swatch are told apart by their pictures, and the legend follows the page', () => {
  const choices = [kettle, moss].map((choice) => ({ ...choice, swatch: undefined, picture }));
  const { container } = render(<Variants words={{ option: 'Colour', choices }} current={118} />);
  expect(screen.getByRole('navigation', { name: 'Colour: Moss' })).toBeTruthy();
  expect(container.querySelectorAll('img')).toHaveLength(2);
});
