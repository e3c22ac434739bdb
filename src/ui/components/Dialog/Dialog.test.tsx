import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import * as FOCUS from '#domain/focus-ids';
import { completeDom } from '#tests/paths/dom-driver';

import { Dialog } from './Dialog';

beforeAll(completeDom);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const dialogWith = (isOpen: boolean, onDismiss?: () => void) => (
  <>
    <h1 id={FOCUS.heading} tabIndex={-1}>
      Cart
    </h1>
    <Dialog id="sure" isOpen={isOpen} title="Are you sure?" actions={<button>Yes</button>} onDismiss={onDismiss}>
      The cart is emptied.
    </Dialog>
  </>
);

test('a dialog is named by its title and described by its words', () => {
  render(dialogWith(true));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The cart is emptied.',
  );
});

test('only a press that begins and ends beside it closes it', () => {
  const onDismiss = vi.fn();
  render(dialogWith(true, onDismiss));
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByText('The cart is emptied.'));
  fireEvent.click(dialog);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onDismiss).toHaveBeenCalledOnce();
  // By a script or a key, which come down nowhere.
  fireEvent.click(dialog);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('one that must be answered stays open, also where the browser closes it', () => {
  render(dialogWith(true));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  dialog.close();
  expect(dialog.open).toBe(true);
});

test('when it closes and nothing has focus, the heading of the page takes it where it is', () => {
  const { rerender } = render(dialogWith(true));
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  screen.getByRole('button').blur();
  rerender(dialogWith(false));
  expect(document.activeElement?.textContent).toBe('Cart');
  expect(focus.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
});
