import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/LogIn')({ component: LogInRoute });

function LogInRoute() {
  return (
    <main>
      <h1>Log in</h1>
    </main>
  );
}
