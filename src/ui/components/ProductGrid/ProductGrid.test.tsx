import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { ProductCardProps, ProductCardWords } from '../ProductCard/ProductCard';
import { ProductGrid } from './ProductGrid';

const drawn = vi.hoisted((): number[] => []);

vi.mock('../ProductCard/ProductCard', () => ({
  ProductCard: ({ product, heart }: ProductCardProps) => {
    drawn.push(product.id);
    return heart;
  },
}));

const hearts = { wishedIds: [2], onHeartToggled: () => undefined };

beforeEach(() => void drawn.splice(0));

test('a card is drawn again only if its own words, its heart or its callback change', () => {
  const { rerender } = render(<ProductGrid products={[card(1), card(2), card(3)]} hearts={hearts} />);
  expect(takeDrawn()).toEqual([1, 2, 3]);
  rerender(<ProductGrid products={[card(3), card(1), card(2)]} hearts={{ ...hearts }} />);
  expect(takeDrawn()).toEqual([]);
  rerender(<ProductGrid products={[card(3), card(1), card(2)]} hearts={{ ...hearts, wishedIds: [2, 3] }} />);
  expect(takeDrawn()).toEqual([3]);
  rerender(
    <ProductGrid products={[card(3), { ...card(1), reviewCount: 8 }]} hearts={{ ...hearts, wishedIds: [2, 3] }} />,
  );
  expect(takeDrawn()).toEqual([1]);
  rerender(<ProductGrid products={[card(3)]} hearts={{ wishedIds: [2, 3], onHeartToggled: () => undefined }} />);
  expect(takeDrawn()).toEqual([3]);
});

function takeDrawn(): readonly number[] {
  return drawn.splice(0);
}

function card(id: number): ProductCardWords {
  const picture = { name: 'stool', width: 8, height: 8, widths: [8], colour: '#fff', alt: '' };
  return {
    id,
    slug: `Stool-${id}`,
    name: `Stool ${id}`,
    category: 'Bathroom',
    price: '$10.00',
    was: undefined,
    discount: 0,
    rate: 4,
    reviewCount: 7,
    soldOut: false,
    picture,
    hoverPicture: undefined,
  };
}
