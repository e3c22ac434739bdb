import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({ component: HomeRoute });

function HomeRoute() {
  return (
    <main>
      <h1>Larkwood</h1>
    </main>
  );
}
