import { useSelector } from '@xstate/react';

import { pictureOf } from '#fixtures/pictures';
import { focusAfter, focusOutcome } from '#routes/-shared/focus';
import { useForm } from '#routes/-shared/form';
import { focusAfterRemoval } from '#routes/-shared/removals';
import { useMember, usePage } from '#routes/-shared/shop';
import { FIRST_FIELD_ID, KEPT_ID, RECEIPT_ID } from '#ui/views/ContactView/contact-ids';
import type { ContactViewProps } from '#ui/views/ContactView/ContactView';

import { page } from './-page';
import { contactFacts, keptMessageWords, messageWords } from './-words';

/** The contact page as words and callbacks. */
export function useContact(): ContactViewProps {
  const contact = usePage(page, {});
  const outbox = useMember('outbox');
  const form = useForm(useSelector(contact, ({ children }) => children.form));
  const receipt = useSelector(contact, ({ context }) => context.receipt);
  const isShown = useSelector(contact, (snapshot) => snapshot.hasTag('kept'));
  const messages = useSelector(outbox, ({ context }) => context.messages);
  const wasRefused = () => contact.getSnapshot().context.receipt === receipt;

  return {
    picture: pictureOf('room-contact'),
    details: contactFacts,
    form: { ...form, onSubmit: () => focusOutcome(form.onSubmit, () => (wasRefused() ? undefined : RECEIPT_ID)) },
    receipt: isShown && receipt ? messageWords(receipt) : undefined,
    kept: messages.map((message) => keptMessageWords(message)),
    onReopened: () => focusAfter(() => contact.send({ type: 'message.reopened' }), FIRST_FIELD_ID),
    onRemoved: (messageId) => focusAfterRemoval(() => outbox.send({ type: 'message.removed', messageId }), KEPT_ID),
  };
}
