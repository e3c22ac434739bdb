import { useSelector } from '@xstate/react';

import { signInPicture } from '#fixtures/page-pictures/sign-in';
import { useErrorTitle, useForm } from '#routes/-shared/form';
import { usePage, usePerson } from '#routes/-shared/shop';
import type { LogInViewProps } from '#ui/views/LogInView/LogInView';

import { page } from './-page';

/** What the log-in page shows, and what it tells machines. */
export function useLogIn(): LogInViewProps {
  const logIn = usePage(page, {});
  const form = useForm(useSelector(logIn, ({ children }) => children.form));
  const password = useSelector(logIn, ({ children }) => children.password);
  const isPasswordShown = useSelector(password, (snapshot) => snapshot?.hasTag('shown') ?? false);
  const misses = useSelector(logIn, ({ context }) => context.misses);
  const name = usePerson()?.name;
  useErrorTitle(name === undefined && misses > 0 && Object.keys(form.problems).length === 0);

  return {
    picture: signInPicture,
    form,
    isPasswordShown,
    misses,
    name,
    onTogglePassword: () => password?.send({ type: 'reveal.toggled' }),
    onLogOut: () => logIn.send({ type: 'session.left' }),
  };
}
