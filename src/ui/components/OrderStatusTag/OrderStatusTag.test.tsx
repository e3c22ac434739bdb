import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { OrderStatusTag } from './OrderStatusTag';

afterEach(cleanup);

test.each([
  { status: 'In Progress', icon: 'clock' },
  { status: 'Succeed', icon: 'check' },
  { status: 'Failed', icon: 'x' },
  { status: 'Cancelled', icon: 'x' },
] as const)('"$status" has the icon $icon', ({ status, icon }) => {
  const { container } = render(<OrderStatusTag status={status} />);
  expect(container.textContent).toBe(status);
  expect([...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1])).toEqual([icon]);
});
