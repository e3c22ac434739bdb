import { useSelector } from '@xstate/react';

import { contactPicture } from '#fixtures/page-pictures/contact';
import { useForm } from '#routes/-shared/form';
import { useMember, usePage } from '#routes/-shared/shop';
import type { ContactViewProps } from '#ui/views/ContactView/ContactView';

import { page } from './-page';
import { contactFacts, keptMessageWords, messageWords } from './-words';

/** What the contact page shows, and what it tells machines. */
export function useContact(): ContactViewProps {
  const contact = usePage(page, {});
  const outbox = useMember('outbox');
  const form = useForm(useSelector(contact, ({ children }) => children.form));
  const receipt = useSelector(contact, ({ context }) => context.receipt);
  const isShown = useSelector(contact, (snapshot) => snapshot.hasTag('kept'));
  const messages = useSelector(outbox, ({ context }) => context.messages);

  return {
    picture: contactPicture,
    details: contactFacts,
    form,
    receipt: isShown && receipt ? messageWords(receipt) : undefined,
    kept: messages.map((message) => keptMessageWords(message)),
    onReopened: () => contact.send({ type: 'message.reopened' }),
    onRemoved: (messageId) => outbox.send({ type: 'message.removed', messageId }),
  };
}
