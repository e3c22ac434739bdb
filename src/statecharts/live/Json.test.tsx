import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { momentsOf } from '#kit/session/moments';
import { emptySession } from '#kit/session/session';

import { Actors } from './Actors';
import { Timeline } from './Timeline';

afterEach(cleanup);

const TYPED = '\u202EAda\u2066';

test('what was typed turns no words around: neither in the timeline nor in what an actor knows', () => {
  const entry = { at: 0, to: 'contact/form', event: { type: 'field.changed', field: 'name', value: TYPED } };
  const session = { ...emptySession('/Contact', { seed: 7, now: 0, stored: {} }), events: [entry] };
  const actor = {
    address: 'contact/form',
    machine: 'form',
    status: 'active',
    value: 'editing',
    states: ['form', 'form.editing'],
    context: { name: TYPED },
  } as const;
  render(
    <>
      <Timeline moments={momentsOf(session, [])} step={1} onJump={undefined} />
      <Actors actors={[actor]} watched="contact/form" onWatch={() => undefined} />
    </>,
  );
  const written = screen.getAllByText(/Ada/).map(({ textContent }) => textContent);
  expect(written).toHaveLength(2);
  expect(written.join('')).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});
