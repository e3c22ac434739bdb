import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '#routes/-shared/head';
import { LogInView } from '#ui/views/LogInView/LogInView';

import { useLogIn } from './-connect';

export const Route = createFileRoute('/LogIn')({
  head: () => pageHead({ title: 'Log In', description: 'Log in to the profile that is kept on this device.' }),
  component: LogInRoute,
});

function LogInRoute() {
  return <LogInView {...useLogIn()} />;
}
