import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';

import { place } from '#kit/paths/place';
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
const blank = { name: '', email: '', phone: '', subject: '', message: '' };
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

/** The contact page with the actors it sends messages to. */
function pageInShop() {
  const root = setup({
    actors: { contact: contactMachine, outbox: outboxMachine, drafts: draftsMachine },
  }).createMachine({
    invoke: [
      { systemId: 'outbox', src: 'outbox' },
      { systemId: 'drafts', src: 'drafts', input: { now: sampleNow } },
      { systemId: 'contact', src: 'contact', input },
    ],
  });
  const { system } = createActor(root).start();
  return { page: system.get('contact') as Page, outbox: system.get('outbox'), drafts: system.get('drafts') };
}

test('every event before a message is kept', () => {
  expect(cellsOf({ machine: contactMachine, input, pathTo: { fresh: [] }, events: { reopen } })).toEqual({
    fresh: { reopen: '·' },
  });
});

test('a complete message gives a receipt and a cleared form', () => {
  const page = startedActor(contactMachine, input);
  send(page);
  const { context, children } = page.getSnapshot();
  expect({
    place: place(page.getSnapshot()),
    receipt: context.receipt,
    form: children.form.getSnapshot().context.values,
  }).toEqual({ place: 'writing.kept', receipt: tidy, form: blank });
});

test('the receipt is put away without touching what is typed by then', () => {
  const page = startedActor(contactMachine, input);
  send(page);
  fill(page, { subject: 'And the sofa' });
  page.send(reopen);
  const { children } = page.getSnapshot();
  expect({ place: place(page.getSnapshot()), form: children.form.getSnapshot().context.values }).toEqual({
    place: 'writing.fresh',
    form: { ...blank, subject: 'And the sofa' },
  });
});

test('a second message takes the place of the first on the receipt', () => {
  const page = startedActor(contactMachine, input);
  send(page);
  fill(page, { ...typed, subject: 'The sofa' }).send({ type: 'form.submitted' });
  expect({ place: place(page.getSnapshot()), subject: page.getSnapshot().context.receipt.subject }).toEqual({
    place: 'writing.kept',
    subject: 'The sofa',
  });
});

test('an incomplete message stays in the form', () => {
  const page = startedActor(contactMachine, input);
  fill(page, { ...typed, email: 'ada', message: ' ' }).send({ type: 'form.submitted' });
  const form = page.getSnapshot().children.form.getSnapshot().context;
  expect({
    place: place(page.getSnapshot()),
    problems: Object.keys(form.problems),
    message: form.values.message,
  }).toEqual({
    place: 'writing.fresh',
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
  drafts.send({
    type: 'drafts.restored',
    keptAt: sampleNow().getTime(),
    drafts: { contact: { message: 'Half a' } },
  });
  expect(page.getSnapshot().children.form.getSnapshot().context.values).toEqual({
    ...blank,
    message: 'Half a',
  });
});
