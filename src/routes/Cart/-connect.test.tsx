import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { completeDom } from '#tests/paths/dom-driver';
import { openedShop } from '#tests/support/opened-shop';
import { renderShop, unmountShop } from '#tests/support/rendered-shop';

beforeAll(completeDom);
afterEach(unmountShop);

test('a removal is announced once: not the number of pieces beside it', async () => {
  await renderShop(openedShop(), '/Cart');
  const bar = () =>
    [...document.querySelectorAll('main [data-telling] :is([role=status], [role=alert])')].map(
      ({ textContent }) => textContent,
    );
  expect(bar()).toContain('5 pieces');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove Pebble Ceramic Table Lamp' })));
  expect(bar().filter((words) => words !== '')).toEqual([
    expect.stringContaining('Pebble Ceramic Table Lamp removed from cart'),
  ]);
});
