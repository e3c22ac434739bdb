import { expect, test } from 'vitest';

import { EXPIRY_MESSAGES } from '#domain/card';
import { sampleNow } from '#machines/samples';
import { place } from '#kit/paths/place';
import { cellsOf, startedActor } from '#tests/support/cells';
import { spyOnMessages, done } from '#tests/support/message-spy';

import type { AddCardEvent } from './add-card.machine';
import { addCardMachine } from './add-card.machine';

const input = { now: sampleNow };
const opened: AddCardEvent = { type: 'dialog.opened' };
const closed: AddCardEvent = { type: 'dialog.closed' };
const listChanged: AddCardEvent = { type: 'list.changed' };
const typed = { name: ' Ada  Sample', cardnum: '4242 4242 4242 4242', expiry: '2029-09', cvv: '012', isDefault: 'on' };
const submitted = done('form', { values: typed });

test('every event of the closed and the open dialog', () => {
  expect(
    cellsOf({
      machine: addCardMachine,
      input,
      pathTo: { untold: [], open: [opened], kept: [opened, submitted], reopened: [opened, submitted, opened] },
      events: { opened, closed, submitted, listChanged },
    }),
  ).toEqual({
    untold: { opened: 'open', closed: '·', submitted: '·', listChanged: '·' },
    open: { opened: '·', closed: 'closed.untold', submitted: 'closed.kept', listChanged: '·' },
    kept: { opened: 'open', closed: '·', submitted: '·', listChanged: 'closed.untold' },
    reopened: { opened: '·', closed: 'closed.untold', submitted: 'closed.kept', listChanged: '·' },
  });
});

test('of a card that is added, brand, last four digits, expiry and name are kept, and nothing else', () => {
  const { actor, received } = spyOnMessages(addCardMachine, input, ['savedCards', 'scrollLock']);
  actor.send(opened);
  const { form } = actor.getSnapshot().children;
  Object.entries(typed).forEach(([field, value]) => form?.send({ type: 'field.changed', field, value }));
  form?.send({ type: 'form.submitted' });

  expect(received).toEqual([
    ['scrollLock', { type: 'lock.acquired', holder: 'add card' }],
    ['scrollLock', { type: 'lock.released', holder: 'add card' }],
    [
      'savedCards',
      {
        type: 'card.added',
        card: { name: 'Ada Sample', brand: 'Visa', last4: '4242', expiry: '09/29' },
        asDefault: true,
      },
    ],
  ]);
  expect(actor.getSnapshot().hasTag('kept')).toBe(true);
});

test.each([
  { expiry: '', problem: EXPIRY_MESSAGES.missing },
  { expiry: '05/25', problem: EXPIRY_MESSAGES.expired },
  { expiry: '06/25', problem: undefined },
])('an expiry of "$expiry" is answered with $problem', ({ expiry, problem }) => {
  const dialog = startedActor(addCardMachine, input);
  dialog.send(opened);
  const { form } = dialog.getSnapshot().children;
  Object.entries({ ...typed, expiry }).forEach(([field, value]) => form.send({ type: 'field.changed', field, value }));
  form.send({ type: 'form.submitted' });

  expect(form.getSnapshot().context.problems['expiry']).toBe(problem);
  expect(place(dialog.getSnapshot())).toBe(problem === undefined ? 'closed.kept' : 'open');
});

test('a dialog that is opened again is blank', () => {
  const dialog = startedActor(addCardMachine, input);
  dialog.send(opened);
  dialog.getSnapshot().children.form.send({ type: 'field.changed', field: 'cardnum', value: '4242' });
  dialog.send(closed);
  dialog.send(opened);
  expect(dialog.getSnapshot().children.form.getSnapshot().context.values).toEqual({
    name: '',
    cardnum: '',
    expiry: '',
    cvv: '',
    isDefault: '',
  });
});
