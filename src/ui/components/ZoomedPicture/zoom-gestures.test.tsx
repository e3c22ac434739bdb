import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Point } from '#domain/zoom';

import { useZoomGestures } from './zoom-gestures';

afterEach(cleanup);

/** A picture of a page, twice as large as its frame, and what it was told. */
function show() {
  const told: Point[] = [];
  render(<Frame onMoved={(by) => told.push(by)} />);
  return { told, frame: screen.getByRole('group') };
}

function Frame({ onMoved }: { readonly onMoved: (by: Point) => void }) {
  const zoom = { scale: 2, x: 0, y: 0 };
  const nothing = () => undefined;
  return <div role="group" ref={useZoomGestures({ zoom, onMoved, onZoomed: nothing, onWhole: nothing }, 'page')} />;
}

test('an arrow moves an enlarged picture', () => {
  const { told, frame } = show();
  expect(fireEvent.keyDown(frame, { key: 'ArrowLeft' })).toBe(false);
  expect(told).toEqual([{ x: -0.25, y: 0 }]);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow with %s is left to the browser, as for Back', (modifier) => {
  const { told, frame } = show();
  expect(fireEvent.keyDown(frame, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(told).toEqual([]);
});
