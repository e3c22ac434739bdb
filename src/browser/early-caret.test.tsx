import { afterEach, expect, test, vi } from 'vitest';

import { replayEarlyTyping } from './early-input';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('who still types in a field when its early words are replayed goes on where the caret is', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.value = 'oak table';
  field.focus();
  field.setSelectionRange(3, 3);
  vi.stubGlobal('earlyInput', { events: [{ target: field, value: 'oak table' }], end: () => undefined });
  replayEarlyTyping()();
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['oak table', 3, 3]);
});
