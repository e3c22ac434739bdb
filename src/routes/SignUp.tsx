import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { signUpAdvice } from '#domain/forms';
import { pictureOf } from '#fixtures/pictures';
import { SignUpView } from '#ui/views/SignUpView/SignUpView';

import { focusAfter } from './-connect/focus';
import { pageHead } from './-head';
import { signUpNotes } from './-models/sign-up-notes';
import { signUpPage } from './-pages/sign-up';
import { useForm, useMember, usePage } from './-shop';

export const Route = createFileRoute('/SignUp')({
  head: () =>
    pageHead({ title: 'Sign Up', description: 'Keep a profile on this device: your name, your email, nothing else.' }),
  component: SignUpRoute,
});

const picture = pictureOf('room-sign-in');

function SignUpRoute() {
  const page = usePage(signUpPage, '/SignUp', {});
  const form = useForm(useSelector(page, ({ children }) => children.form));
  const password = useSelector(page, ({ children }) => children.password);
  const confirmPassword = useSelector(page, ({ children }) => children.confirmPassword);
  const isCreated = useSelector(page, (snapshot) => snapshot.hasTag('created'));
  const advice = useSelector(page, ({ context }) => context.advice);
  const name = useSelector(useMember('profile'), ({ context }) => context.person?.name);

  return (
    <SignUpView
      picture={picture}
      form={{
        ...form,
        onSubmit: () => focusAfter(form.onSubmit, 'welcome'),
        advice: signUpAdvice(form.values),
        isPasswordShown: useSelector(password, (snapshot) => snapshot?.hasTag('shown') ?? false),
        isConfirmPasswordShown: useSelector(confirmPassword, (snapshot) => snapshot?.hasTag('shown') ?? false),
        onTogglePassword: () => password?.send({ type: 'reveal.toggled' }),
        onToggleConfirmPassword: () => confirmPassword?.send({ type: 'reveal.toggled' }),
      }}
      knownName={name}
      welcome={isCreated ? { name: name ?? '', notes: signUpNotes(advice) } : undefined}
    />
  );
}
