import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';

import { cellsOf, startedActor } from '#tests/support/cells';
import { draftsMachine } from '#machines/drafts/drafts.machine';
import { outboxMachine } from '#machines/outbox/outbox.machine';
import { sampleNow } from '#machines/samples';
import type { ContactEvent } from './contact.machine';
import { contactMachine } from './contact.machine';

const input = { now: sampleNow };
const reopen: ContactEvent = { type: 'message.reopened' };

const typed = {
  name: 'Ada Sample',
  email: 'ada@larkwood.example ',
  phone: '+1 902 555 0142',
  subject: 'The arc lamp',
  message: '  Does it dim?\n\nAda',
};
const tidy = { ...typed, email: 'ada@larkwood.example', message: 'Does it dim?\n\nAda' };

type Page = ReturnType<typeof startedActor>;

function fill(page: Page, values: Readonly<Record<string, string>> = typed) {
  const { form } = page.getSnapshot().children;
  Object.entries(values).forEach(([field, value]) => form.send({ type: 'field.changed', field, value }));
  return form;
}

function send(page: Page) {
  fill(page).send({ type: 'form.submitted' });
}

/** The contact page among the actors it talks to. */
function pageInShop() {
  const root = setup({ actors: { contact: contactMachine, outbox: outboxMachine, drafts: draftsMachine } }).createMachine({
    invoke: [
      { systemId: 'outbox', src: 'outbox' },
      { systemId: 'drafts', src: 'drafts' },
      { systemId: 'contact', src: 'contact', input },
    ],
  });
  const { system } = createActor(root).start();
  return { page: system.get('contact') as Page, outbox: system.get('outbox'), drafts: system.get('drafts') };
}

test('every event while the message is written', () => {
  expect(cellsOf({ machine: contactMachine, input, reach: { writing: [] }, events: { reopen } })).toEqual({
    writing: { reopen: '·' },
  });
});

test('a complete message leads to the receipt, and from there to a blank form', () => {
  const page = startedActor(contactMachine, input);
  send(page);
  const { value, context, children } = page.getSnapshot();
  expect({ value, receipt: context.receipt, form: children.form }).toEqual({
    value: 'kept',
    receipt: tidy,
    form: undefined,
  });

  page.send(reopen);
  const again = page.getSnapshot();
  expect({ value: again.value, values: again.children.form.getSnapshot().context.values }).toEqual({
    value: 'writing',
    values: { name: '', email: '', phone: '', subject: '', message: '' },
  });
});

test('an incomplete message stays in the form', () => {
  const page = startedActor(contactMachine, input);
  fill(page, { ...typed, email: 'ada', message: ' ' }).send({ type: 'form.submitted' });
  const { value, children } = page.getSnapshot();
  const form = children.form.getSnapshot().context;
  expect({ value, problems: Object.keys(form.problems), message: form.values.message }).toEqual({
    value: 'writing',
    problems: ['email', 'message'],
    message: ' ',
  });
});

test('a complete message is kept on this device with its time, and its draft is dropped', () => {
  const { page, outbox, drafts } = pageInShop();
  fill(page);
  expect(drafts.getSnapshot().context.drafts).toEqual({ contact: typed });

  page.getSnapshot().children.form.send({ type: 'form.submitted' });
  expect({ kept: outbox.getSnapshot().context.messages, drafts: drafts.getSnapshot().context.drafts }).toEqual({
    kept: [{ id: 1, keptAt: sampleNow().getTime(), values: tidy }],
    drafts: {},
  });
});

test('a draft of this tab comes back into the form', () => {
  const { page, drafts } = pageInShop();
  drafts.send({ type: 'drafts.restored', drafts: { contact: { message: 'Half a' } } });
  expect(page.getSnapshot().children.form.getSnapshot().context.values).toEqual({
    name: '',
    email: '',
    phone: '',
    subject: '',
    message: 'Half a',
  });
});
