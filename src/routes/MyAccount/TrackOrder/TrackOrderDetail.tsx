import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/MyAccount/TrackOrder/TrackOrderDetail')({
  validateSearch: (search): { order?: string } => (typeof search['order'] === 'string' ? { order: search['order'] } : {}),
  component: TrackOrderDetailRoute,
});

function TrackOrderDetailRoute() {
  return (
    <main>
      <h1>Tracking detail</h1>
    </main>
  );
}
