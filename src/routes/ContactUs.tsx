import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { pictureOf } from '#fixtures/pictures';
import { FIRST_FIELD_ID, KEPT_ID, RECEIPT_ID } from '#ui/views/ContactView/contact-ids';
import { ContactView } from '#ui/views/ContactView/ContactView';

import { focusAfter, focusOutcome } from './-connect/focus';
import { focusAfterRemoval } from './-connect/removals';
import { pageHead } from './-head';
import { contactFacts, keptMessageOf, letterOf } from './-models/contact';
import { contactPage } from './-pages/contact';
import { useForm, useMember, usePage } from './-shop';

export const Route = createFileRoute('/ContactUs')({
  head: () =>
    pageHead({
      title: 'Contact Us',
      description: 'Phone, email, address and opening hours of Larkwood, and a form for your message.',
    }),
  component: ContactUsRoute,
});

function ContactUsRoute() {
  const page = usePage(contactPage, '/ContactUs', {});
  const outbox = useMember('outbox');
  const form = useForm(useSelector(page, ({ children }) => children.form));
  const receipt = useSelector(page, ({ context }) => context.receipt);
  const isShown = useSelector(page, (snapshot) => snapshot.hasTag('kept'));
  const messages = useSelector(outbox, ({ context }) => context.messages);
  const wasRefused = () => page.getSnapshot().context.receipt === receipt;

  return (
    <ContactView
      picture={pictureOf('room-contact')}
      details={contactFacts}
      form={{ ...form, onSubmit: () => focusOutcome(form.onSubmit, () => (wasRefused() ? undefined : RECEIPT_ID)) }}
      receipt={isShown && receipt ? letterOf(receipt) : undefined}
      kept={messages.map((message) => keptMessageOf(message))}
      onReopened={() => focusAfter(() => page.send({ type: 'message.reopened' }), FIRST_FIELD_ID)}
      onRemoved={(messageId) => focusAfterRemoval(() => outbox.send({ type: 'message.removed', messageId }), KEPT_ID)}
    />
  );
}
