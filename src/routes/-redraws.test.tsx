import { act, fireEvent } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createShop } from '#shop';
import type { Shop } from '#shop';
import { completeDom } from '#tests/paths/dom-driver';
import { memoryWorld } from '#tests/support/memory-world';
import { renderShop, unmountShop } from '#tests/support/rendered-shop';

/** The parts that were drawn, each time. */
const drawn = vi.hoisted((): string[] => []);

/** A module whose part notes when it is drawn. */
const noted = vi.hoisted(() => (name: string) => async (original: () => Promise<unknown>) => {
  const module = (await original()) as Record<string, ComponentType>;
  const Part = module[name] as ComponentType;
  const Noted = (props: object) => {
    drawn.push(name);
    return <Part {...props} />;
  };
  return { ...module, [name]: Noted };
});

vi.mock('#ui/views/ProductDetailView/Gallery', noted('Gallery'));
vi.mock('#ui/views/ProductDetailView/Preview', noted('Preview'));
vi.mock('#ui/views/ProductDetailView/BuyingColumn', noted('BuyingColumn'));
vi.mock('#ui/views/ProductDetailView/Description', noted('Description'));
vi.mock('#ui/views/ProductDetailView/Reviews', noted('Reviews'));
vi.mock('#ui/components/ProductGrid/ProductGrid', noted('ProductGrid'));
vi.mock('#ui/components/BlogCard/BlogCard', noted('BlogCard'));
vi.mock('#ui/views/HomeView/Hero', noted('Hero'));

let shop: Shop;

beforeAll(completeDom);
beforeEach(() => {
  shop = createShop(memoryWorld());
  shop.start();
  shop.enterWorld();
});
afterEach(unmountShop);

test('on a product each act draws the parts that show it', async () => {
  await open('/Products/ProductDetail/Linnea-Upholstered-Bed');
  expect(drawn).toContain('Gallery');
  expect(drawn).toContain('ProductGrid');
  await press('[aria-label="Increase quantity"]');
  expect(takeDrawn()).toEqual(['BuyingColumn']);
  await press('main [aria-label$="to wishlist"]');
  expect(takeDrawn()).toEqual(['BuyingColumn']);
  await press('[role=tab][aria-selected=false]');
  expect(takeDrawn()).toEqual(['Reviews']);
  await press('[aria-label^="Picture 2 of"]');
  expect(takeDrawn()).toEqual(['Gallery', 'Preview']);
  await act(async () => shop.viewportChanged(false));
  expect(takeDrawn()).toEqual(['Gallery', 'Preview']);
});

test('a letter in the search of the home page draws the search', async () => {
  await open('/');
  expect(drawn).toContain('BlogCard');
  takeDrawn();
  await act(async () =>
    fireEvent.input(document.querySelector('#home-search') as HTMLElement, { target: { value: 'c' } }),
  );
  expect(document.querySelector('#home-search-list [role=option]')).not.toBeNull();
  expect(new Set(takeDrawn())).toEqual(new Set(['Hero']));
});

async function open(path: string) {
  await renderShop(shop, path);
  await act(async () => shop.viewportChanged(true));
}

async function press(selector: string) {
  takeDrawn();
  await act(async () => fireEvent.click(document.querySelector(selector) as HTMLElement));
}

function takeDrawn(): readonly string[] {
  return drawn.splice(0);
}
