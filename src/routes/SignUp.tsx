import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/SignUp')({ component: SignUpRoute });

function SignUpRoute() {
  return (
    <main>
      <h1>Sign up</h1>
    </main>
  );
}
