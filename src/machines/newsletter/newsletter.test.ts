import { expect, test } from 'vitest';

import { BAD_EMAIL } from '#domain/fields';
import { cellsOf, startedActor } from '#tests/support/cells';
import type { NewsletterEvent } from './newsletter.machine';
import { newsletterMachine } from './newsletter.machine';

const reopen: NewsletterEvent = { type: 'newsletter.reopened' };
const others: NewsletterEvent = { type: 'addresses.restored', addresses: ['ben@larkwood.example'] };
const both: NewsletterEvent = {
  type: 'addresses.restored',
  addresses: ['ben@larkwood.example', 'ada@larkwood.example'],
};

/** A newsletter box in which the addresses were submitted one after another. */
function boxWith(...submitted: readonly string[]) {
  const box = startedActor(newsletterMachine, undefined);
  for (const value of submitted) {
    box.send(reopen);
    submit(box, value);
  }
  return box;
}

function submit(box: ReturnType<typeof startedActor>, value: string) {
  const { form } = box.getSnapshot().children;
  form.send({ type: 'field.changed', field: 'email', value });
  form.send({ type: 'form.submitted' });
}

test('every event while the box asks', () => {
  expect(
    cellsOf({ machine: newsletterMachine, input: undefined, reach: { asking: [] }, events: { reopen, others, both } }),
  ).toEqual({ asking: { reopen: '·', others: 'asking', both: 'asking' } });
});

test.each([
  { state: 'saved', submitted: ['ada@larkwood.example'] },
  { state: 'known', submitted: ['ada@larkwood.example', 'ada@larkwood.example'] },
])('every event once an address is $state', ({ state, submitted }) => {
  const led = (event?: NewsletterEvent) => {
    const box = boxWith(...submitted);
    if (event) {
      box.send(event);
    }
    return box.getSnapshot().value;
  };
  expect({ none: led(), reopen: led(reopen), others: led(others), both: led(both) }).toEqual({
    none: state,
    reopen: 'asking',
    others: 'asking',
    both: state,
  });
});

test('a valid address is kept, without spaces and in lower case', () => {
  expect(boxWith(' Ada@Larkwood.example ').getSnapshot().context.addresses).toEqual(['ada@larkwood.example']);
});

test('the same address is kept once, however it is written', () => {
  const box = boxWith('ada@larkwood.example', 'ADA@larkwood.example');
  expect({ value: box.getSnapshot().value, addresses: box.getSnapshot().context.addresses }).toEqual({
    value: 'known',
    addresses: ['ada@larkwood.example'],
  });
});

test('a bad address is told at the field, kept as typed, and not listed', () => {
  const box = boxWith('ada@');
  const { children, context, value } = box.getSnapshot();
  const form = children.form.getSnapshot().context;
  expect({ value, addresses: context.addresses, typed: form.values, problems: form.problems }).toEqual({
    value: 'asking',
    addresses: [],
    typed: { email: 'ada@' },
    problems: { email: BAD_EMAIL },
  });
});

test('after an answer the box asks with an empty field', () => {
  const box = boxWith('ada@larkwood.example');
  box.send(reopen);
  expect(box.getSnapshot().children.form.getSnapshot().context.values).toEqual({ email: '' });
});

test.each([
  { state: 'saved', submitted: ['ada@larkwood.example'] },
  { state: 'known', submitted: ['ada@larkwood.example', 'ada@larkwood.example'] },
])('addresses that arrive while one is $state take the place of the list, though the answer stays', ({ submitted }) => {
  const box = boxWith(...submitted);
  box.send(both);
  expect(box.getSnapshot().context.addresses).toEqual(['ben@larkwood.example', 'ada@larkwood.example']);
});
