import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createShop } from '#shop';
import { completeDom } from '#tests/paths/dom-driver';
import { memoryWorld } from '#tests/support/memory-world';
import { renderShop, unmountShop } from '#tests/support/rendered-shop';
import type { ProductCardProps } from '#ui/components/ProductCard/ProductCard';
import type { FiltersProps } from '#ui/views/ProductsView/Filters';

/** What was drawn, and how often. */
const drawn = vi.hoisted((): string[] => []);

vi.mock('#ui/components/ProductCard/ProductCard', () => ({
  ProductCard: ({ product, heart }: ProductCardProps) => {
    drawn.push(product.name);
    return heart;
  },
}));
vi.mock('#ui/views/ProductsView/Filters', () => ({
  Filters: ({ name }: FiltersProps) => {
    drawn.push(`filters ${name}`);
    return null;
  },
}));

beforeAll(completeDom);
beforeEach(async () => {
  const shop = createShop(memoryWorld());
  shop.start();
  shop.enterWorld();
  await renderShop(shop, '/Products');
  takeDrawn();
});
afterEach(unmountShop);

test('a heart draws its own card, and no filter', async () => {
  const [heart] = hearts();
  await act(async () => fireEvent.click(heart as HTMLElement));
  expect(takeDrawn()).toEqual([nameOf(heart as HTMLElement)]);
});

test('another order draws no card', async () => {
  const before = hearts().map(nameOf);
  await act(async () => fireEvent.change(sort(), { target: { value: 'price-low' } }));
  const after = hearts().map(nameOf);
  expect(after).not.toEqual(before);
  expect(after.toSorted()).toEqual(before.toSorted());
  expect(takeDrawn().filter((name) => !name.startsWith('filters'))).toEqual([]);
});

function takeDrawn(): readonly string[] {
  return drawn.splice(0);
}

function nameOf(heart: Element): string {
  return heart.getAttribute('aria-label')?.replace(/^Add (.*) to wishlist$/, '$1') ?? '';
}

function hearts(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main li [aria-label$="to wishlist"]')];
}

function sort(): HTMLElement {
  return document.querySelector('#sort') as HTMLElement;
}
