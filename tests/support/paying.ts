import { createActor, SimulatedClock } from 'xstate';

import type { CardValues } from '#domain/card';
import { paymentMachine } from '#machines/payment/payment.machine';
import { sampleAmount, sampleCard, sampleKeptCards, sampleNow, sampleRecord } from '#machines/samples';

export const paymentInput = {
  records: [sampleRecord],
  now: sampleNow,
  keptCards: sampleKeptCards,
  amount: sampleAmount(),
  amountDue: sampleAmount,
};

/** A payment of some amount, and functions that use its form. */
export function paying() {
  const due: { amount: number | undefined } = { amount: sampleAmount() };
  const clock = new SimulatedClock();
  const payment = createActor(paymentMachine, {
    input: { ...paymentInput, amountDue: () => due.amount },
    clock,
  }).start();
  const form = () => payment.getSnapshot().children.form;
  const type = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).forEach(([field, value]) => form()?.send({ type: 'field.changed', field, value }));
  return {
    payment,
    due,
    clock,
    type,
    submit: (change: Partial<CardValues> = {}) => {
      type({ ...sampleCard, ...change });
      form()?.send({ type: 'form.submitted' });
    },
    press: () => form()?.send({ type: 'form.submitted' }),
    /** The state, and what is known of the card. */
    seen: () => ({ value: payment.getSnapshot().value, problems: form()?.getSnapshot().context.problems ?? {} }),
    values: () => form()?.getSnapshot().context.values,
    refusals: () => form()?.getSnapshot().context.refusals,
  };
}
