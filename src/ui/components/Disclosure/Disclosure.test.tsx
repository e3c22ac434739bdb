import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderToString } from 'react-dom/server';

import { Disclosure } from './Disclosure';

afterEach(cleanup);

const late = (
  <Disclosure summary="Sizes" isLate>
    <p>Width</p>
  </Disclosure>
);

test('what is late is drawn when it is first opened, and stays', () => {
  const { container } = render(late);
  expect(container.textContent).toBe('Sizes');
  const details = container.querySelector('details');
  expect(details).not.toBeNull();
  if (details) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(container.textContent).toBe('SizesWidth');
    details.open = false;
    fireEvent(details, new Event('toggle'));
    expect(container.textContent).toBe('SizesWidth');
  }
});

test('what was opened before there was a script is drawn with it', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(late);
  expect(place.textContent).toBe('Sizes');
  place.querySelector('details')?.setAttribute('open', '');
  render(late, { container: place, hydrate: true });
  expect(place.textContent).toBe('SizesWidth');
});

test('everything else is drawn at once', () => {
  const { container } = render(<Disclosure summary="Sizes">Width</Disclosure>);
  expect(container.textContent).toBe('SizesWidth');
});
