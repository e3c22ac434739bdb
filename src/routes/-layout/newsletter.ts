import { useSelector } from '@xstate/react';

import { useSavedWords } from '#routes/-shared/device';
import { useForm } from '#routes/-shared/form';
import { useMember } from '#routes/-shared/shop';
import type { NewsletterProps } from '#ui/layout/Footer/Newsletter';

/** The newsletter box as words and callbacks. Typing after an answer asks anew. */
export function useNewsletter(): NewsletterProps {
  const newsletter = useMember('newsletter');
  const savedWords = useSavedWords('Thank you. Your address is');
  const state = useSelector(newsletter, ({ value }) => value);
  const form = useForm(useSelector(newsletter, ({ children }) => children.form));

  return {
    value: form.values['email'] ?? '',
    error: form.problems['email'],
    status: { asking: undefined, saved: savedWords, known: 'Already on your list' }[state],
    onChange: (value) => {
      newsletter.send({ type: 'newsletter.reopened' });
      newsletter.getSnapshot().children.form?.send({ type: 'field.changed', field: 'email', value });
    },
    onSubmit: form.onSubmit,
  };
}
