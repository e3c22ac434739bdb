import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import type { ProductCardProps, ProductCardWords } from '../ProductCard/ProductCard';
import { ProductGrid } from './ProductGrid';
import { waiting } from './ProductGrid.css';
import { ProductGridInSteps } from './ProductGridInSteps';

const drawn = vi.hoisted((): number[] => []);

vi.mock('../ProductCard/ProductCard', () => ({
  ProductCard: ({ product, heart }: ProductCardProps) => {
    drawn.push(product.id);
    return heart;
  },
}));

const hearts = { wishedIds: [2], onHeartToggled: () => undefined };

beforeEach(() => void drawn.splice(0));
afterEach(() => vi.unstubAllGlobals());

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

test('cards below the first screen are drawn in steps, on a page that a link has led to and after a change', async () => {
  const { show, takeSteps, container } = gridInSteps({ openedAt: 0 });
  await show(range(1, 20));
  expect(takeSteps()).toEqual([range(1, 4), range(5, 12), range(13, 20)]);
  await show([...range(11, 20), ...range(1, 10)]);
  expect(takeSteps()).toEqual([]);
  await show(range(17, 40));
  expect(container.querySelectorAll('li').length).toBe(24);
  expect(takeSteps()).toEqual([range(21, 28), range(29, 36), range(37, 40)]);
  await show(range(1, 3));
  expect(takeSteps()).toEqual([range(1, 3)]);
  await show([...range(1, 3), ...range(21, 30)]);
  expect(takeSteps()).toEqual([[21], range(22, 29), [30]]);
});

test('a page that opens where it was left has all cards above that place at once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { show, takeSteps } = gridInSteps({ openedAt: 1400 });
  await show(range(1, 40));
  // Five rows of 300 px of two columns, and the first screen.
  expect(takeSteps()).toEqual([range(1, 14), range(15, 22), range(23, 30), range(31, 38), range(39, 40)]);
});

test.for([
  { use: 'mousemove', after: 'at once', isAtOnce: true },
  { use: 'pointerdown', after: 'a second later', isAtOnce: false },
  { use: 'keydown', after: 'a second later', isAtOnce: false },
])(
  'a prerendered page has all cards and draws none of them in steps; it lays out a few whenever the browser is idle, and after a $use, $after, only those about the screen',
  async ({ use, isAtOnce }) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const idle = vi.fn<(action: () => void) => number>();
    vi.stubGlobal('requestIdleCallback', idle);
    const container = document.createElement('div');
    const grid = <ProductGridInSteps products={range(1, 20).map(card)} openedAt={undefined} />;
    container.innerHTML = renderToString(grid);
    expect(takeDrawn()).toEqual(range(1, 20));
    await act(async () => void render(grid, { container, hydrate: true }));
    expect(takeDrawn()).toEqual(range(1, 20));
    expect(placesOfWaiting(container)).toEqual(range(9, 20));
    await act(async () => idle.mock.lastCall?.[0]());
    expect(placesOfWaiting(container)).toEqual(range(13, 20));
    await act(async () => idle.mock.lastCall?.[0]());
    expect(placesOfWaiting(container)).toEqual(range(17, 20));
    await act(async () => idle.mock.lastCall?.[0]());
    expect(placesOfWaiting(container)).toEqual([]);
    // The screen is 768 px high, and has been scrolled to the eighth card.
    container.querySelectorAll('li').forEach((card, place) => {
      card.getBoundingClientRect = () => new DOMRect(0, (place - 7) * 400, 300, 400);
    });
    await act(async () => idle.mock.lastCall?.[0]());
    expect(placesOfWaiting(container)).toEqual([]);
    idle.mockClear();
    window.dispatchEvent(new Event(use));
    vi.advanceTimersByTime(999);
    expect(idle.mock.calls.length > 0).toBe(isAtOnce);
    vi.advanceTimersByTime(1);
    await act(async () => idle.mock.lastCall?.[0]());
    expect(placesOfWaiting(container)).toEqual([...range(1, 5), ...range(12, 20)]);
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(1000);
    await act(async () => idle.mock.lastCall?.[0]());
    expect(placesOfWaiting(container)).toEqual([...range(1, 5), ...range(12, 20)]);
    expect(takeDrawn()).toEqual([]);
  },
);

test('a page that a link has led to lays out all its cards, and soon after it is used only those about the screen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('requestIdleCallback', (action: () => void) => action());
  const { show, container } = gridInSteps({ openedAt: 0 });
  await show(range(1, 20));
  expect(placesOfWaiting(container)).toEqual([]);
  // The screen is 768 px high.
  container.querySelectorAll('li').forEach((card, place) => {
    card.getBoundingClientRect = () => new DOMRect(0, place * 400, 300, 400);
  });
  window.dispatchEvent(new Event('pointerdown'));
  await act(async () => void vi.advanceTimersByTime(1000));
  expect(placesOfWaiting(container)).toEqual(range(5, 20));
});

test('a list that is left before it is used listens no more', async () => {
  const idle = vi.fn<() => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  await gridInSteps({ openedAt: 0 }).show(range(1, 4));
  cleanup();
  window.dispatchEvent(new Event('mousemove'));
  expect(idle).not.toHaveBeenCalled();
});

/** The cards that are not laid out far from the screen, the first is 1. */
function placesOfWaiting(grid: HTMLElement): readonly number[] {
  return [...grid.querySelectorAll('li')].flatMap((card, place) => (card.className === waiting ? [place + 1] : []));
}

/** A grid that tells which cards each commit has drawn. */
function gridInSteps({ openedAt }: { readonly openedAt: number }) {
  const steps: (readonly number[])[] = [];
  const { container, rerender } = render(null);
  return {
    container,
    show: (ids: readonly number[]) =>
      act(async () =>
        rerender(
          <Profiler id="grid" onRender={() => steps.push(takeDrawn())}>
            <ProductGridInSteps products={ids.map(card)} openedAt={openedAt} />
          </Profiler>,
        ),
      ),
    takeSteps: () => steps.splice(0).filter((step) => step.length > 0),
  };
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

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
