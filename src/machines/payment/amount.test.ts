import { describe, expect, test } from 'vitest';

import { sampleCard } from '#machines/samples';
import { done } from '#tests/support/message-spy';
import { paying } from '#tests/support/paying';

import type { PaymentEvent } from './payment.machine';

describe('an amount that changes while the card step is open', () => {
  const more: PaymentEvent = { type: 'amount.found', amount: 18_000 };

  test('is told beside the earlier one, and is not paid by a press that was meant for the earlier one', () => {
    const { payment, clock, submit, press, seen } = paying();
    payment.send(more);
    clock.increment(999);
    submit();
    expect(seen()).toEqual({
      value: { editing: 'changed' },
      problems: { amount: 'The amount has just changed.' },
    });
    expect(payment.getSnapshot().context).toMatchObject({ amount: 18_000, earlierAmount: 14_000 });
    clock.increment(1);
    press();
    expect(seen().value).toBe('approved');
  });

  test('has to be read again when it changes once more', () => {
    const { payment, clock, submit, seen } = paying();
    payment.send(more);
    clock.increment(1000);
    payment.send({ type: 'amount.found', amount: 22_000 });
    submit();
    expect(seen().value).toEqual({ editing: 'changed' });
  });

  test('behind the failure dialog is told once that is closed', () => {
    const { due, payment } = paying();
    payment.send(done('form', { values: { ...sampleCard, isDefault: '', cvv: '999' } }));
    due.amount = 18_000;
    payment.send({ type: 'dialog.closed' });
    expect(payment.getSnapshot().value).toEqual({ editing: 'changed' });
  });
});
