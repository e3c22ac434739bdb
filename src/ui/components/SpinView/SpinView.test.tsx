import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { SpinView } from './SpinView';

afterEach(cleanup);

function show(frame: number, isReady = true) {
  const told: (string | number)[] = [];
  const frames = Array.from({ length: 24 }, (_, index) => `turn-kettle-${String(index).padStart(2, '0')}`);
  render(
    <SpinView
      name="Kettle"
      turn={{ frames, width: 480 }}
      frame={frame}
      isReady={isReady}
      onLoaded={() => told.push('loaded')}
      onFailed={() => told.push('failed')}
      onTurned={(by) => told.push(by)}
    />,
  );
  return told;
}

test('arrow keys turn it by one photograph, Home turns it to the front, End to the last one', async () => {
  const told = show(5);
  screen.getByRole('slider', { name: 'Turn Kettle' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}{ArrowDown}{Home}{End}x');
  expect(told).toEqual([1, -1, 1, -1, -5, 18]);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow with %s is left to the browser, as for Back', (modifier) => {
  const told = show(5);
  expect(fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(told).toEqual([]);
});

test('it says how far it is turned', () => {
  show(6);
  const { ariaValueNow, ariaValueText } = attributesOf(screen.getByRole('slider'));
  expect({ ariaValueNow, ariaValueText }).toEqual({ ariaValueNow: '90', ariaValueText: '90 degrees' });
});

test('a drag across half its width turns it half round, and nothing moves once it is let go', () => {
  const told = show(0);
  const slider = screen.getByRole('slider');
  Object.defineProperty(slider, 'clientWidth', { value: 240 });
  slider.setPointerCapture = () => undefined;
  fireEvent.pointerMove(slider, { clientX: 60 });
  fireEvent.pointerDown(slider, { clientX: 10, pointerId: 1 });
  [15, 20, 130].forEach((clientX) => fireEvent.pointerMove(slider, { clientX }));
  fireEvent.pointerUp(slider);
  fireEvent.pointerMove(slider, { clientX: 230 });
  expect(told).toEqual([1, 11]);
});

test('it tells of each photograph that has come, and of one that has not', () => {
  const told = show(0, false);
  const [first, second] = document.images;
  if (!first || !second) {
    throw new Error('There are no photographs.');
  }
  fireEvent.load(first);
  fireEvent.error(second);
  expect(told).toEqual(['loaded', 'failed']);
});

function attributesOf(element: HTMLElement) {
  return {
    ariaValueNow: element.getAttribute('aria-valuenow'),
    ariaValueText: element.getAttribute('aria-valuetext'),
  };
}
