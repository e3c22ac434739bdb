import { expect, test } from 'vitest';

import { place } from '#kit/paths/place';
import { cellsOf } from '#tests/support/cells';
import { spyOnMessages, done } from '#tests/support/message-spy';

import { signUpMachine } from './sign-up.machine';

const typed = {
  fullName: ' Ada Sample ',
  email: ' ada@larkwood.example',
  password: 'a long password',
  confirmPassword: 'a long password',
  terms: 'on',
};
const submitted = done('form', { values: typed });

/** The sign-up page after these values were submitted. */
function signedUp(values: Readonly<Record<string, string>>) {
  const { actor, received } = spyOnMessages(signUpMachine, undefined, ['profile']);
  const { form } = actor.getSnapshot().children;
  Object.entries(values).forEach(([field, value]) => form?.send({ type: 'field.changed', field, value }));
  form?.send({ type: 'form.submitted' });
  return { page: actor.getSnapshot(), received };
}

test('every event before and after somebody signs up', () => {
  expect(
    cellsOf({
      machine: signUpMachine,
      input: undefined,
      pathTo: { asking: [], created: [submitted] },
      events: { submitted },
    }),
  ).toEqual({ asking: { submitted: 'created' }, created: { submitted: '·' } });
});

test('of what is typed only name and email are handed on', () => {
  const { page, received } = signedUp(typed);
  expect(place(page)).toBe('created');
  expect(page.context).toEqual({ advice: [] });
  expect(received).toEqual([
    ['profile', { type: 'profile.created', person: { name: 'Ada Sample', email: 'ada@larkwood.example' } }],
  ]);
});

test.each([
  { what: 'passwords that differ', values: { confirmPassword: 'another password' }, advice: ['confirmPassword'] },
  { what: 'terms that are not ticked', values: { terms: '' }, advice: ['terms'] },
  { what: 'a short password', values: { password: 'short', confirmPassword: 'short' }, advice: ['password'] },
  { what: 'an odd email', values: { email: 'ada' }, advice: ['email'] },
])('$what never block; the advice is noted', ({ values, advice }) => {
  const { page } = signedUp({ ...typed, ...values });
  expect(place(page)).toBe('created');
  expect(page.context.advice).toEqual(advice);
});

test.each(['fullName', 'email', 'password', 'confirmPassword'])('%s is required', (field) => {
  const { page, received } = signedUp({ ...typed, [field]: ' ' });
  expect(place(page)).toBe('asking');
  expect(Object.keys(page.children.form?.getSnapshot().context.problems ?? {})).toEqual([field]);
  expect(received).toEqual([]);
});

test('the two passwords are shown and hidden each by itself', () => {
  const { actor } = spyOnMessages(signUpMachine, undefined, []);
  const { password, confirmPassword } = actor.getSnapshot().children;
  confirmPassword?.send({ type: 'reveal.toggled' });
  expect([password?.getSnapshot().hasTag('shown'), confirmPassword?.getSnapshot().hasTag('shown')]).toEqual([
    false,
    true,
  ]);
});
