import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { PhoneField } from './PhoneField';

afterEach(cleanup);

/** A field that formats what is typed like this. */
function TypedField({ format }: { readonly format: (typed: string) => string }) {
  const [value, setValue] = useState('');
  const note = (typed: string) => setValue(format(typed));
  return <PhoneField id="phone" name="phone" label="Phone" value={value} onChange={note} onFocus={() => undefined} />;
}

function show(format: (typed: string) => string) {
  render(<TypedField format={format} />);
  const input = screen.getByLabelText<HTMLInputElement>('Phone');
  input.focus();
  return input;
}

test('the caret stays behind the typed digit when the number is formatted', () => {
  const input = show(() => '(902) 5');
  fireEvent.change(input, { target: { value: '9025', selectionStart: 2, selectionEnd: 2 } });
  expect([input.value, input.selectionStart]).toEqual(['(902) 5', 3]);
});

test('in a number that is not formatted it stays behind a typed space as well', () => {
  const input = show((typed) => typed);
  fireEvent.change(input, { target: { value: '902 55', selectionStart: 4, selectionEnd: 4 } });
  expect([input.value, input.selectionStart]).toEqual(['902 55', 4]);
});

test('what an input method composes keeps its caret', () => {
  const input = show(() => '(902) 5');
  const caretMoved = vi.spyOn(input, 'setSelectionRange');
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: '9025' }, isComposing: true });
  expect(input.value).toBe('9025');
  expect(caretMoved).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input);
  expect(input.value).toBe('(902) 5');
});
