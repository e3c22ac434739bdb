import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ScaleDrawing } from './ScaleDrawing';

afterEach(cleanup);

function drawn(isHanging: boolean) {
  const { container, getByRole } = render(
    <ScaleDrawing
      outline={{ width: 80, depth: 30, height: 60 }}
      isHanging={isHanging}
      label="A shelf beside a person"
      sizes={{ width: '80', depth: '30', height: '60' }}
    />,
  );
  const [front, plan] = [...container.querySelectorAll('rect')].map((box) => {
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(box.getAttribute(name)),
    );
    return { x, y, width, height };
  });
  const floor = Number(/^M4 (\d+)H/.exec(container.querySelector('path')?.getAttribute('d') ?? '')?.[1]);
  return { front, plan, floor, picture: getByRole('img', { name: 'A shelf beside a person' }) };
}

test('a piece is drawn from the front and from above, to one scale', () => {
  const { front, plan, picture } = drawn(false);
  expect(front).toMatchObject({ width: 80, height: 60 });
  expect(plan).toMatchObject({ width: 80, height: 30, x: front?.x });
  expect(picture.textContent).toBe('Front6080From above30');
});

test('what hangs is drawn with its middle 150 cm above the floor', () => {
  const { front, floor } = drawn(true);
  expect(front?.y).toBe(floor - 150 - 30);
});

test('what stands is drawn on the floor', () => {
  const { front, floor } = drawn(false);
  expect(front?.y).toBe(floor - 60);
});
