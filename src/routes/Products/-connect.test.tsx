import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { World } from '#domain/world';
import { createShop } from '#shop';
import type { Shop } from '#shop';
import { completeDom } from '#tests/paths/dom-driver';
import { memoryWorld } from '#tests/support/memory-world';
import { renderShop, unmountShop } from '#tests/support/rendered-shop';
import type { ProductCardProps } from '#ui/components/ProductCard/ProductCard';
import type { FacetsProps } from '#ui/views/ProductsView/Facets';

/** What was drawn, and how often. */
const drawn = vi.hoisted((): string[] => []);

vi.mock('#ui/components/ProductCard/ProductCard', () => ({
  ProductCard: ({ product, heart }: ProductCardProps) => {
    drawn.push(product.name);
    return heart;
  },
}));
vi.mock('#ui/views/ProductsView/Facets', () => ({
  Facets: ({ name, onChosen }: FacetsProps) => {
    drawn.push(`filters ${name}`);
    return (
      <button id={`${name}-sale`} onClick={() => onChosen('sale')}>
        Sale
      </button>
    );
  },
}));

let shop: Shop;

beforeAll(completeDom);
beforeEach(() => open(memoryWorld()));
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

test('a list whose facts are late counts nothing, and does not say that nothing was found', async () => {
  const world = memoryWorld();
  const { content } = world;
  const known = content.products.filter(({ category }) => category === 'Bedroom');
  let answer: (products: typeof known) => void = () => {};
  const late: World = {
    ...world,
    content: {
      ...content,
      products: known,
      read: ((key) => {
        const value = content.read(key);
        return 'products' in value ? { ...value, products: known } : value;
      }) as typeof content.read,
      listed: () => new Promise((resolve) => (answer = resolve)),
    },
  };
  unmountShop();
  await open(late);
  await act(async () => fireEvent.change(sort(), { target: { value: 'price-low' } }));
  expect([count(), hearts().length]).toEqual(['Searching…', 10]);
  await type('kettle');
  expect([count(), hearts().length]).toEqual(['Searching…', 0]);
  expect(document.body.textContent).not.toContain('No products were found');
  await act(async () => answer([...content.products]));
  expect([count(), hearts().map(nameOf)]).toEqual(['1 product', ['Harbour Enamel Kettle']]);
});

test('a list whose facts fail to come shows those it has, and a second try the rest', async () => {
  const world = memoryWorld();
  const { content } = world;
  const known = content.products.filter(({ category }) => category === 'Bedroom');
  let isDown = true;
  const failing: World = {
    ...world,
    content: {
      ...content,
      products: known,
      read: ((key) => {
        const value = content.read(key);
        return 'products' in value ? { ...value, products: known } : value;
      }) as typeof content.read,
      listed: async () => {
        if (isDown) {
          throw new Error('The connection is down.');
        }
        return content.products;
      },
    },
  };
  unmountShop();
  await open(failing);
  await type('lamp');
  expect([count(), hearts().map(nameOf)]).toEqual(['', ['Pebble Ceramic Table Lamp', 'Alder Two-Drawer Nightstand']]);
  isDown = false;
  await act(async () => fireEvent.click(tryAgain() as HTMLElement));
  expect([count(), hearts().length, tryAgain()]).toEqual(['6 products', 6, undefined]);
});

test('an address beyond the last page shows the last one', async () => {
  unmountShop();
  await open(memoryWorld(), '/Products?page=9');
  expect([count(), hearts().length]).toEqual(['50 products', 50]);
});

test('a category that the address asks for is in the name of the page', async () => {
  unmountShop();
  await open(memoryWorld(), '/Products?category=Kitchen');
  expect(document.title).toBe('Kitchen · Products · Larkwood');
});

function tryAgain() {
  return [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'Try Again');
}

async function open(world: World, path = '/Products') {
  shop = createShop(world);
  shop.start();
  shop.enterWorld();
  await renderShop(shop, path);
  takeDrawn();
}

function count(): string | null | undefined {
  return document.querySelector('#result-count')?.textContent;
}

test('a narrow window has no filters beside the list: a choice in the drawer draws the drawer first, then the cards', async () => {
  await act(async () => shop.viewportChanged(false));
  expect(document.querySelector('#beside-sale')).toBeNull();
  await press('main button[aria-haspopup=dialog]');
  expect(takeDrawn()).toEqual(['filters drawer']);
  await press('#drawer-sale');
  expect(takeDrawn()).toEqual(['filters drawer']);
  const reduced = hearts().length;
  await press('#drawer-sale');
  const [first, ...cards] = takeDrawn();
  expect(first).toBe('filters drawer');
  expect(hearts()).toHaveLength(50);
  expect(cards).toHaveLength(50 - reduced);
  await act(async () => shop.viewportChanged(true));
  expect(takeDrawn()).toEqual(['filters beside']);
});

async function press(selector: string) {
  await act(async () => fireEvent.click(document.querySelector(selector) as HTMLElement));
}

async function type(words: string) {
  await act(async () => fireEvent.input(searchBox(), { target: { value: words } }));
}

function takeDrawn(): readonly string[] {
  return drawn.splice(0);
}

function nameOf(heart: Element): string {
  return heart.getAttribute('aria-label')?.replace(/^Add (.*) to wishlist$/, '$1') ?? '';
}

function hearts(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main li [aria-label$="to wishlist"]')];
}

function searchBox(): HTMLElement {
  return document.querySelector('main [role="search"] input') as HTMLElement;
}

function sort(): HTMLElement {
  return document.querySelector('#sort') as HTMLElement;
}
