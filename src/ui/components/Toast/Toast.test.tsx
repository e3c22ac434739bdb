import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { Toast } from './Toast';

afterEach(cleanup);

describe('a toast', () => {
  test('is held by focus and released when focus goes elsewhere', () => {
    const told = shownToast();
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.focus(close);
    fireEvent.blur(close, { relatedTarget: document.body });
    expect(told).toEqual(['held', 'released']);
  });

  test('stays held while focus moves inside it', () => {
    const told = shownToast();
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.focus(close);
    fireEvent.blur(close, { relatedTarget: close });
    expect(told).toEqual(['held']);
  });

  test('stays held by focus when the pointer leaves', () => {
    const told = shownToast();
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.pointerEnter(screen.getByText('Haven Oak Platform Bed is in your cart'));
    close.focus();
    fireEvent.pointerLeave(close);
    expect(told).toEqual(['held', 'held']);
  });

  test('of the same words is announced again when it happened again', () => {
    const told = (turn: number) => (
      <Toast isShown message="In your cart" turn={turn} onClose={() => {}} onHeld={() => {}} onReleased={() => {}} />
    );
    const { rerender } = render(told(1));
    const words = screen.getByText('In your cart');
    const first = words.textContent;
    rerender(told(2));
    // The same paragraph, or the pointer would have left the toast.
    expect(screen.getByText('In your cart')).toBe(words);
    expect(words.textContent).not.toBe(first);
    expect(words.textContent.trim()).toBe(first.trim());
  });

  test('leaves its status region in place when it is gone', () => {
    render(<Toast isShown={false} message="" onClose={() => {}} onHeld={() => {}} onReleased={() => {}} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

function shownToast(): string[] {
  const told: string[] = [];
  render(
    <Toast
      isShown
      message="Haven Oak Platform Bed is in your cart"
      onClose={() => told.push('closed')}
      onHeld={() => told.push('held')}
      onReleased={() => told.push('released')}
    />,
  );
  return told;
}
