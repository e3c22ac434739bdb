import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { WhenNear } from './WhenNear';

const content = (
  <WhenNear>
    <p>Drawn</p>
  </WhenNear>
);

let cross: (isIntersecting: boolean) => void = () => undefined;

class View {
  constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
    cross = (isIntersecting) => tell([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('it is no part of a prerendered page', () => {
  expect(renderToString(content)).not.toContain('Drawn');
});

test('it is drawn when it comes near the screen', () => {
  vi.stubGlobal('IntersectionObserver', View);
  render(content);
  act(() => cross(false));
  expect(screen.queryByText('Drawn')).toBeNull();
  act(() => cross(true));
  expect(screen.queryByText('Drawn')).not.toBeNull();
});

test('it is drawn at once where Back leads to a place further down', () => {
  vi.stubGlobal('IntersectionObserver', View);
  render(<WhenNear isAtOnce>Drawn</WhenNear>);
  expect(screen.queryByText('Drawn')).not.toBeNull();
});

test('it is drawn when the page is printed', () => {
  vi.stubGlobal('IntersectionObserver', View);
  render(content);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.queryByText('Drawn')).not.toBeNull();
});
