import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { SkipLink } from './SkipLink';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('it moves focus to the content, scrolls it to the top, and leaves the address as it is', () => {
  render(
    <>
      <SkipLink targetId="content" />
      <main id="content" tabIndex={-1} />
    </>,
  );
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  expect(document.activeElement?.id).toBe('content');
  expect(scroll.mock.contexts).toEqual([screen.getByRole('main')]);
});
