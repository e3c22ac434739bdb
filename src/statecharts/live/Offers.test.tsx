import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Offers } from './Offers';

afterEach(cleanup);

test('events that an actor takes stand first; refused ones stand behind, each with its reason', () => {
  const onSend = vi.fn();
  const closed = { type: 'dialog.closed' };
  const typed = { type: 'field.changed', value: 'Ada' };
  render(
    <Offers
      actor="payment"
      offers={[
        { name: 'a name', event: typed, refusal: 'declined does not hear it.' },
        { name: 'dialog.closed', event: closed, refusal: undefined },
      ]}
      onSend={onSend}
    />,
  );
  const taken = screen.getByRole('list', { name: 'Events for payment' });
  const refused = screen.getByRole('list', { name: 'Events that payment refuses', hidden: true });
  expect(within(taken).getByRole('listitem').textContent).toBe('dialog.closed');
  expect(refused.textContent).toBe('a namefield.changeddeclined does not hear it.');
  expect(refused.closest('details')?.open).toBe(false);
  screen.getByText('Why not: 1 refused');
  fireEvent.click(screen.getByRole('button', { name: 'a name', hidden: true }));
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'dialog.closed' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith(closed);
});

test.each([
  [
    'reacts to none of these events',
    [{ name: 'dialog.closed', event: { type: 'dialog.closed' }, refusal: 'It is over.' }],
  ],
  ['can be sent nothing', []],
])('an actor that %s says so', (words, offers) => {
  const { container } = render(<Offers actor="payment" offers={offers} onSend={() => undefined} />);
  expect(container.querySelector('p')?.textContent).toBe(`payment ${words} at this moment.`);
});

test('the focus of a button that leaves the list goes to all that can be told', () => {
  const closed = { name: 'dialog.closed', event: { type: 'dialog.closed' }, refusal: undefined };
  const { rerender } = render(<Offers actor="payment" offers={[closed]} onSend={() => undefined} />);
  screen.getByRole('button', { name: 'dialog.closed' }).focus();
  rerender(<Offers actor="payment" offers={[{ ...closed, refusal: 'It is closed.' }]} onSend={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What payment can be told' }));
});
