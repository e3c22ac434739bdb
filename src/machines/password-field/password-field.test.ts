import { expect, test } from 'vitest';

import { cellsOf, startedActor } from '#tests/support/cells';

import type { PasswordFieldEvent } from './password-field.machine';
import { passwordFieldMachine } from './password-field.machine';

const toggled: PasswordFieldEvent = { type: 'reveal.toggled' };

test('the toggle shows and hides', () => {
  expect(
    cellsOf({
      machine: passwordFieldMachine,
      input: undefined,
      pathTo: { hidden: [], shown: [toggled] },
      events: { toggled },
    }),
  ).toEqual({ hidden: { toggled: 'shown' }, shown: { toggled: 'hidden' } });
});

test('only a shown password wears the tag', () => {
  const field = startedActor(passwordFieldMachine, undefined);
  expect(field.getSnapshot().hasTag('shown')).toBe(false);
  field.send(toggled);
  expect(field.getSnapshot().hasTag('shown')).toBe(true);
});
