import { useSelector } from '@xstate/react';

import { signUpAdvice } from '#domain/forms';
import { signInPicture } from '#fixtures/page-pictures/sign-in';
import { useForm } from '#routes/-shared/form';
import { useMember, usePage } from '#routes/-shared/shop';
import type { SignUpViewProps } from '#ui/views/SignUpView/SignUpView';

import { page } from './-page';
import { signUpNotes } from './-words';

/** What the sign-up page shows, and what it tells machines. */
export function useSignUp(): SignUpViewProps {
  const signUp = usePage(page, {});
  const form = useForm(useSelector(signUp, ({ children }) => children.form));
  const password = useSelector(signUp, ({ children }) => children.password);
  const confirmPassword = useSelector(signUp, ({ children }) => children.confirmPassword);
  const isCreated = useSelector(signUp, (snapshot) => snapshot.hasTag('created'));
  const advice = useSelector(signUp, ({ context }) => context.advice);
  const name = useSelector(useMember('profile'), ({ context }) => context.person?.name);

  return {
    picture: signInPicture,
    form: {
      ...form,
      advice: signUpAdvice(form.values),
      isPasswordShown: useSelector(password, (snapshot) => snapshot?.hasTag('shown') ?? false),
      isConfirmPasswordShown: useSelector(confirmPassword, (snapshot) => snapshot?.hasTag('shown') ?? false),
      onTogglePassword: () => password?.send({ type: 'reveal.toggled' }),
      onToggleConfirmPassword: () => confirmPassword?.send({ type: 'reveal.toggled' }),
    },
    knownName: name,
    welcome: isCreated ? { name: name ?? '', notes: signUpNotes(advice) } : undefined,
  };
}
