import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { StructuredData } from './StructuredData';

test('what stays the same is not parsed again', () => {
  const { container, rerender } = render(<StructuredData json={JSON.stringify({ name: 'Bed' })} />);
  const text = container.querySelector('script')?.firstChild;
  rerender(<StructuredData json={JSON.stringify({ name: 'Bed' })} />);
  expect(container.querySelector('script')?.firstChild).toBe(text);
  expect(text?.textContent).toBe('{"name":"Bed"}');
});
