import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/MyAccount/TrackOrder/')({ component: TrackOrderRoute });

function TrackOrderRoute() {
  return (
    <main>
      <h1>Track order</h1>
    </main>
  );
}
