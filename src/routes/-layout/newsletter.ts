import { useSelector } from '@xstate/react';

import { useSavedWords } from '#routes/-shared/device';
import { useForm } from '#routes/-shared/form';
import { useMember } from '#routes/-shared/shop';
import type { NewsletterProps } from '#ui/layout/Footer/Newsletter';

/** The newsletter form of the footer. */
export function useNewsletter(): NewsletterProps {
  const newsletter = useMember('newsletter');
  const savedWords = useSavedWords('Thank you. Your address is');
  const isSaved = useSelector(newsletter, (snapshot) => snapshot.hasTag('saved'));
  const isKnown = useSelector(newsletter, (snapshot) => snapshot.hasTag('known'));
  const form = useForm(useSelector(newsletter, ({ children }) => children.form));

  return {
    value: form.values['email'] ?? '',
    error: form.problems['email'],
    status: isSaved ? savedWords : isKnown ? 'Already on your list' : undefined,
    onChange: (value) => newsletter.send({ type: 'address.typed', value }),
    onSubmit: form.onSubmit,
  };
}
