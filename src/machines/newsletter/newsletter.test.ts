import { expect, test } from 'vitest';

import { BAD_EMAIL } from '#domain/fields';
import { place } from '#kit/paths/place';
import { cellsOf, startedActor } from '#tests/support/cells';
import type { NewsletterEvent } from './newsletter.machine';
import { newsletterMachine } from './newsletter.machine';

const begin: NewsletterEvent = { type: 'address.typed', value: 'b' };
const others: NewsletterEvent = { type: 'addresses.restored', addresses: ['ben@larkwood.example'] };
const both: NewsletterEvent = {
  type: 'addresses.restored',
  addresses: ['ben@larkwood.example', 'ada@larkwood.example'],
};

/** A newsletter box after these addresses were submitted. */
function boxWith(...submitted: readonly string[]) {
  const box = startedActor(newsletterMachine, undefined);
  submitted.forEach((value) => submit(box, value));
  return box;
}

function submit(box: ReturnType<typeof startedActor>, value: string) {
  box.send({ type: 'address.typed', value });
  box.getSnapshot().children.form.send({ type: 'form.submitted' });
}

test('every event while the box asks', () => {
  expect(
    cellsOf({ machine: newsletterMachine, input: undefined, pathTo: { asking: [] }, events: { begin, others, both } }),
  ).toEqual({ asking: { begin: 'asking', others: 'asking', both: 'asking' } });
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
    return place(box.getSnapshot());
  };
  expect({ none: led(), begin: led(begin), others: led(others), both: led(both) }).toEqual({
    none: `answered.${state}`,
    begin: 'asking',
    others: 'asking',
    both: `answered.${state}`,
  });
});

test('a bad address leads to its field, where the message is', () => {
  const box = boxWith();
  const wanted: unknown[] = [];
  box.getSnapshot().children.form.on('focus.wanted', (event: unknown) => wanted.push(event));
  submit(box, 'nobody');
  expect(wanted).toEqual([{ type: 'focus.wanted', on: ['newsletter-email'] }]);
});

test('a valid address is kept, without spaces and in lower case', () => {
  expect(boxWith(' Ada@Larkwood.example ').getSnapshot().context.addresses).toEqual(['ada@larkwood.example']);
});

test('signs that turn a line around, which a copied address brings, are left out of the second one as of the first', () => {
  const addresses = ['ada@larkwood.example', 'ben@larkwood.example'];
  const box = boxWith(...addresses.map((address) => `\u202A${address}\u202C`));
  expect(box.getSnapshot().context.addresses).toEqual(addresses);
});

test('the same address is kept once, however it is written', () => {
  const box = boxWith('ada@larkwood.example', 'ADA＠larkwood.example');
  expect({ value: place(box.getSnapshot()), addresses: box.getSnapshot().context.addresses }).toEqual({
    value: 'answered.known',
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

test('after an answer the box asks with what is typed then', () => {
  const box = boxWith('ada@larkwood.example');
  box.send(begin);
  expect(box.getSnapshot().children.form.getSnapshot().context.values).toEqual({ email: 'b' });
});

test('when the answer no longer holds, the box asks with an empty field', () => {
  const box = boxWith('ada@larkwood.example');
  box.send(others);
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
