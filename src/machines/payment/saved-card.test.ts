import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { keptCard } from '#domain/kept-details';
import { sampleNow, sampleSavedCards } from '#machines/samples';
import { paymentInput } from '#tests/support/paying';

import type { PaymentEvent } from './payment.machine';
import { paymentMachine } from './payment.machine';

const keptCards = () =>
  sampleSavedCards.map((card) => keptCard(card.id === 'mastercard' ? { ...card, expiry: '03/25' } : card, sampleNow()));

const visa: PaymentEvent = { type: 'card.chosen', cardId: 'visa' };

test('a saved card fills in what is kept of it, an expired one its name only, in place of what was typed', () => {
  const payment = createActor(paymentMachine, {
    input: { ...paymentInput, keptCards },
  }).start();
  const form = () => payment.getSnapshot().children.form;
  const values = () => form()?.getSnapshot().context.values;
  const blank = { cardnum: '', cvv: '', isDefault: '' };
  payment.send({ type: 'card.chosen', cardId: 'gone' });
  expect({ values: values(), chosen: payment.getSnapshot().context.chosen }).toEqual({
    values: { ...blank, name: '', expiry: '' },
    chosen: undefined,
  });
  payment.send({ type: 'card.chosen', cardId: 'mastercard' });
  expect(values()).toEqual({ ...blank, name: 'Ada Sample', expiry: '' });
  payment.send(visa);
  expect({ values: values(), chosen: payment.getSnapshot().context.chosen }).toEqual({
    values: { ...blank, name: 'Ada Sample', expiry: '09/29' },
    chosen: 'visa',
  });
  payment.send({ type: 'card.chosen', cardId: 'mastercard' });
  expect(values()).toEqual({ ...blank, name: 'Ada Sample', expiry: '' });
  form()?.send({ type: 'field.changed', field: 'name', value: 'Ben Sample' });
  form()?.send({ type: 'field.changed', field: 'cardnum', value: '4111 1111 1111 1111' });
  payment.send(visa);
  expect(values()).toEqual({ ...blank, name: 'Ada Sample', expiry: '09/29' });
});
