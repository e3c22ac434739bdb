import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { WHOLE } from '#domain/zoom';
import { completeDom } from '#tests/paths/dom-driver';

import type { GalleryWords } from './Gallery';
import { Preview } from './Preview';

beforeAll(completeDom);
afterEach(cleanup);

function show() {
  const told = { onStep: vi.fn(), onZoomed: vi.fn() };
  const viewer = { zoom: WHOLE, onZoomed: told.onZoomed } as unknown as GalleryWords['viewer'];
  const words = { index: 0, isPreviewOpen: true, viewer, onStep: told.onStep } as unknown as GalleryWords;
  render(<Preview name="Kettle" pictures={[]} words={words} />);
  return { ...told, dialog: screen.getByRole('dialog') };
}

test('arrows step through the pictures, and plus enlarges', () => {
  const { dialog, onStep, onZoomed } = show();
  ['ArrowLeft', 'ArrowRight', '+', 'x'].forEach((key) => fireEvent.keyDown(dialog, { key }));
  expect(onStep.mock.calls).toEqual([[-1], [1]]);
  expect(onZoomed).toHaveBeenCalledOnce();
});

test.each([
  ['Back', { key: 'ArrowLeft', altKey: true }],
  ['Back on a Mac', { key: 'ArrowLeft', metaKey: true }],
  ["the browser's own zoom", { key: '+', ctrlKey: true }],
])('the key of %s changes nothing in the preview', (_, pressed) => {
  const { dialog, onStep, onZoomed } = show();
  fireEvent.keyDown(dialog, pressed);
  expect([onStep, onZoomed].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
