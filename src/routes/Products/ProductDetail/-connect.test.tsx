import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createShop } from '#shop';
import { completeDom } from '#tests/paths/dom-driver';
import { memoryWorld } from '#tests/support/memory-world';
import { renderShop, unmountShop } from '#tests/support/rendered-shop';
import type { BuyingColumnProps } from '#ui/views/ProductDetailView/BuyingColumn';

/** What was drawn, and how often. */
const drawn = vi.hoisted((): string[] => []);

/** A part that draws nothing. */
const part = vi.hoisted(() => (name: string) => () => {
  drawn.push(name);
  return null;
});

vi.mock('#ui/views/ProductDetailView/BuyingColumn', () => ({
  BuyingColumn: ({ buying }: BuyingColumnProps) => {
    drawn.push(`quantity ${buying.quantity}, ${buying.isWished ? 'wished' : 'not wished'}`);
    return (
      <>
        <button id="more" onClick={() => buying.onQuantityStepped(1)}>
          More
        </button>
        <button id="heart" onClick={buying.onHeartToggled}>
          Heart
        </button>
      </>
    );
  },
}));
vi.mock('#ui/components/Breadcrumbs/Breadcrumbs', () => ({ Breadcrumbs: part('trail') }));
vi.mock('#ui/components/ProductGrid/ProductGrid', () => ({ ProductGrid: part('other products') }));
vi.mock('#ui/views/ProductDetailView/Description', () => ({ Description: part('description') }));
vi.mock('#ui/views/ProductDetailView/Gallery', () => ({ Gallery: part('gallery') }));
vi.mock('#ui/views/ProductDetailView/Preview', () => ({ Preview: part('preview') }));
vi.mock('#ui/views/ProductDetailView/Reviews', () => ({ Reviews: part('reviews') }));

beforeAll(completeDom);
beforeEach(async () => {
  const shop = createShop(memoryWorld());
  shop.start();
  shop.enterWorld();
  await renderShop(shop, '/Products/ProductDetail/Larkwood-Three-Seat-Sofa');
  takeDrawn();
});
afterEach(unmountShop);

test('quantity and heart draw the buying column only, once each', async () => {
  await press('#more');
  expect(takeDrawn()).toEqual(['quantity 2, not wished']);
  await press('#heart');
  expect(takeDrawn()).toEqual(['quantity 2, wished']);
});

test('a tab draws the reviews only, which get their form', async () => {
  await press('#about-tab-reviews');
  expect(takeDrawn()).toEqual(['reviews']);
});

async function press(selector: string) {
  await act(async () => fireEvent.click(document.querySelector(selector) as HTMLElement));
}

function takeDrawn(): readonly string[] {
  return drawn.splice(0);
}
