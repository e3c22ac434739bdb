import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { ErrorSummary } from './ErrorSummary';

const problems = [{ fieldId: 'email', message: 'Enter an email address like name@example.com' }];

afterEach(cleanup);

describe('the error summary', () => {
  test('takes focus each time a submit fails, and not when a problem is corrected', () => {
    const { rerender } = render(<ErrorSummary problems={problems} attempt={1} />);
    const first = document.activeElement;
    screen.getByRole('alert').blur();
    rerender(<ErrorSummary problems={[...problems]} attempt={1} />);
    const afterMending = document.activeElement;
    rerender(<ErrorSummary problems={problems} attempt={2} />);

    expect([first, afterMending, document.activeElement]).toEqual([
      screen.getByRole('alert'),
      document.body,
      screen.getByRole('alert'),
    ]);
  });

  test('is read where it has focus only, and not again over a shopper who mends one field after the other', () => {
    render(<ErrorSummary problems={problems} attempt={1} />);
    expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('off');
  });

  test('its links focus the fields', () => {
    render(
      <>
        <ErrorSummary problems={problems} attempt={1} />
        <input id="email" aria-label="Email address" />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Enter an email address like name@example.com' });
    expect(link.getAttribute('href')).toBe('#email');
    expect(fireEvent.click(link)).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
  });

  test('says nothing while nothing is wrong', () => {
    render(<ErrorSummary problems={[]} attempt={0} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
