import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { pictureOf } from '#fixtures/pictures';
import { LogInView } from '#ui/views/LogInView/LogInView';

import { focusAfter } from './-connect/focus';
import { pageHead } from './-head';
import { logInPage } from './-pages/log-in';
import { useErrorTitle, useForm, useMember, usePage } from './-shop';

export const Route = createFileRoute('/LogIn')({
  head: () => pageHead({ title: 'Log In', description: 'Log in to the profile that is kept on this device.' }),
  component: LogInRoute,
});

const picture = pictureOf('room-sign-in');

function LogInRoute() {
  const page = usePage(logInPage, '/LogIn', {});
  const form = useForm(useSelector(page, ({ children }) => children.form));
  const password = useSelector(page, ({ children }) => children.password);
  const isPasswordShown = useSelector(password, (snapshot) => snapshot?.hasTag('shown') ?? false);
  const misses = useSelector(page, ({ context }) => context.misses);
  const name = useSelector(useMember('profile'), (profile) =>
    profile.hasTag('signedIn') ? profile.context.person?.name : undefined,
  );
  useErrorTitle(name === undefined && misses > 0 && Object.keys(form.problems).length === 0);

  return (
    <LogInView
      picture={picture}
      form={{ ...form, onSubmit: () => focusAfter(form.onSubmit, 'greeting') }}
      isPasswordShown={isPasswordShown}
      misses={misses}
      name={name}
      onTogglePassword={() => password?.send({ type: 'reveal.toggled' })}
      onLogOut={() => focusAfter(() => page.send({ type: 'session.left' }), 'page-heading')}
    />
  );
}
