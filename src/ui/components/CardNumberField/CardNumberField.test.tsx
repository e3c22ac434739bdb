import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { CardNumberField } from './CardNumberField';

afterEach(cleanup);

describe('the card number field', () => {
  test.each([
    ['4242424242424242', 16, '4242 4242 4242 4242', 19],
    ['378282246310005', 15, '3782 822463 10005', 17],
    ['4242-4242', 9, '4242 4242', 9],
    ['42942 4242', 3, '4294 2424 2', 3],
    ['42429 4242', 5, '4242 9424 2', 6],
  ])('draws "%s", typed up to %i, as "%s" with the caret at %i', (typed, caretTyped, drawn, caretDrawn) => {
    render(<TypedField />);
    const input = screen.getByLabelText<HTMLInputElement>('Card number');
    input.focus();
    fireEvent.change(input, { target: { value: typed, selectionStart: caretTyped, selectionEnd: caretTyped } });
    expect([input.value, input.selectionStart]).toEqual([drawn, caretDrawn]);
  });
});

test('what an input method composes keeps its caret, and is grouped when it is done', () => {
  render(<TypedField />);
  const input = screen.getByLabelText<HTMLInputElement>('Card number');
  input.focus();
  const caretMoved = vi.spyOn(input, 'setSelectionRange');
  fireEvent.compositionStart(input);
  for (const value of ['42', '42424', '4242424']) {
    fireEvent.input(input, { target: { value }, isComposing: true });
    expect(input.value).toBe(value);
  }
  expect(caretMoved).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input);
  expect(input.value).toBe('4242 424');
  fireEvent.input(input, { target: { value: '4242 4245' }, isComposing: false });
  expect(input.value).toBe('4242 4245');
});

function TypedField() {
  const [value, setValue] = useState('');
  return <CardNumberField id="card" name="cardnum" label="Card number" value={value} onChange={setValue} />;
}
