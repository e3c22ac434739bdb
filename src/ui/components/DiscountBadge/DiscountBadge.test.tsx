import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { DiscountBadge } from './DiscountBadge';

afterEach(cleanup);

test.each([
  [0, ''],
  [1, '1% off'],
  [5, '5% off'],
  [12, '12% off'],
  [25, '25% off'],
])('%i percent is drawn as it is: "%s"', (discount, words) => {
  expect(render(<DiscountBadge discount={discount} />).container.textContent).toBe(words);
});
