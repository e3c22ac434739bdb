import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '#routes/-shared/head';
import { SignUpView } from '#ui/views/SignUpView/SignUpView';

import { useSignUp } from './-connect';

export const Route = createFileRoute('/SignUp')({
  head: () =>
    pageHead({ title: 'Sign Up', description: 'Keep a profile on this device: your name, your email, nothing else.' }),
  component: SignUpRoute,
});

function SignUpRoute() {
  return <SignUpView {...useSignUp()} />;
}
