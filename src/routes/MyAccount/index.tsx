import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/MyAccount/')({ component: MyAccountRoute });

function MyAccountRoute() {
  return (
    <main>
      <h1>My Account</h1>
    </main>
  );
}
