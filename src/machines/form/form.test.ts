import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { BAD_EMAIL } from '#domain/fields';
import type { FieldValues } from '#domain/fields';
import { checkTrackOrder } from '#domain/forms';

import { cellsOf } from '#tests/support/cells';
import type { FormEvent } from './form.machine';
import { formMachine } from './form.machine';

const input = { name: 'track-order', values: { orderid: '', email: '' }, check: checkTrackOrder, keepsDraft: false };

const id: FormEvent = { type: 'field.changed', field: 'orderid', value: 'LW-1' };
const email: FormEvent = { type: 'field.changed', field: 'email', value: 'ada@example.com' };
const submit: FormEvent = { type: 'form.submitted' };
const rules: FormEvent = { type: 'rules.loaded' };
const draft: FormEvent = { type: 'draft.found', values: { orderid: 'LW-9' } };
const read: FormEvent = { type: 'drafts.read' };

function filledIn(...events: FormEvent[]) {
  const form = createActor(formMachine, { input }).start();
  events.forEach((event) => form.send(event));
  return form.getSnapshot();
}

test('a right-to-left override is not kept: wherever a name is shown later, it would turn the line around', () => {
  const { values } = filledIn({ type: 'field.changed', field: 'orderid', value: '\u202ELW-1' }).context;
  expect(values['orderid']).toBe('LW-1');
});

test('every state and event', () => {
  expect(
    cellsOf({
      machine: formMachine,
      input,
      pathTo: { fresh: [], touched: [id], refused: [submit], complete: [id, email], accepted: [id, email, submit] },
      events: { id, email, submit, rules, draft, read },
    }),
  ).toEqual({
    fresh: { id: 'editing', email: 'editing', submit: 'refused', rules: 'editing', draft: 'editing', read: '·' },
    touched: {
      id: 'editing',
      email: 'editing',
      submit: 'refused',
      rules: 'editing',
      draft: 'editing',
      read: 'editing',
    },
    refused: {
      id: 'refused',
      email: 'refused',
      submit: 'refused',
      rules: 'refused',
      draft: 'refused',
      read: '·',
    },
    complete: {
      id: 'editing',
      email: 'editing',
      submit: 'accepted',
      rules: 'editing',
      draft: 'editing',
      read: 'editing',
    },
    accepted: { id: '·', email: '·', submit: '·', rules: 'accepted', draft: 'accepted', read: 'accepted' },
  });
});

describe('problems', () => {
  test('are not reported while typing', () => {
    expect(filledIn(id, { ...email, value: 'ada' } as FormEvent).context.problems).toEqual({});
  });

  test('appear on submit, all at once, and nothing typed is wiped', () => {
    const { context } = filledIn({ ...email, value: 'ada' } as FormEvent, submit);
    expect({ problems: context.problems, values: context.values, refusals: context.refusals }).toEqual({
      problems: { orderid: 'Enter an order ID.', email: BAD_EMAIL },
      values: { orderid: '', email: 'ada' },
      refusals: 1,
    });
  });

  test('go one by one as they are corrected, and no new one appears while typing', () => {
    expect(filledIn(email, submit, { ...email, value: 'ada' } as FormEvent).context.problems).toEqual({
      orderid: 'Enter an order ID.',
    });
    const corrected = filledIn(email, submit, id);
    expect({ value: corrected.value, problems: corrected.context.problems }).toEqual({
      value: 'editing',
      problems: {},
    });
  });

  test('are counted with every refused submit, so that the summary takes focus again', () => {
    expect(filledIn(submit, submit, submit).context.refusals).toBe(3);
  });
});

test('an accepted form hands on what was typed', () => {
  expect(filledIn(id, email, submit).output).toEqual({ values: { orderid: 'LW-1', email: 'ada@example.com' } });
});

test('a draft fills the fields that nobody has typed into', () => {
  expect(filledIn(draft).context.values).toEqual({ orderid: 'LW-9', email: '' });
  expect(filledIn(id, draft).context.values).toEqual({ orderid: 'LW-1', email: '' });
  const whole: FormEvent = { type: 'draft.found', values: { orderid: 'LW-9', email: 'ada@example.com' } };
  expect(filledIn(id, whole).context.values).toEqual({ orderid: 'LW-1', email: 'ada@example.com' });
});

test('a draft that corrects a reported problem takes it off the list, and off the page when it was the last one', () => {
  const corrected = filledIn(submit, draft);
  expect({ value: corrected.value, problems: corrected.context.problems }).toEqual({
    value: 'refused',
    problems: { email: 'Enter the billing email, or check the order ID.' },
  });
  const whole = filledIn(submit, { type: 'draft.found', values: { orderid: 'LW-9', email: 'ada@example.com' } });
  expect({ value: whole.value, problems: whole.context.problems }).toEqual({ value: 'editing', problems: {} });
});

test('what is typed may be written otherwise, in other fields too', () => {
  const rewrite = (values: FieldValues, field: string) => ({ ...values, orderid: `${field} ${values['email']}` });
  const form = createActor(formMachine, { input: { ...input, rewrite } }).start();
  form.send(email);
  expect(form.getSnapshot().context.values).toEqual({
    orderid: 'email ada@example.com',
    email: 'ada@example.com',
  });
});

test('rules that are loaded late rewrite what is typed, and take back a problem they do not have', () => {
  let areLoaded = false;
  const form = createActor(formMachine, {
    input: {
      ...input,
      values: { orderid: 'lw-1', email: 'ada' },
      check: ({ email: typed = '' }) => (areLoaded || typed.includes('@') ? {} : { email: BAD_EMAIL }),
      rewrite: (values, field) => (areLoaded ? { ...values, [field]: values[field]?.toUpperCase() ?? '' } : values),
    },
  }).start();
  form.send(submit);
  areLoaded = true;
  form.send(rules);
  const { value, context } = form.getSnapshot();
  expect({ value, values: context.values, problems: context.problems, touched: context.touched }).toEqual({
    value: 'editing',
    values: { orderid: 'LW-1', email: 'ADA' },
    problems: {},
    touched: [],
  });
});
