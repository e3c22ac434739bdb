import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '#routes/-shared/head';
import { TrackOrderView } from '#ui/views/TrackOrderView/TrackOrderView';

import { useTrackOrder } from './-connect';

export const Route = createFileRoute('/MyAccount/TrackOrder/')({
  head: () =>
    pageHead({ title: 'Track My Order', description: 'Where your parcel is, by order ID and billing email.' }),
  component: TrackOrderRoute,
});

function TrackOrderRoute() {
  return <TrackOrderView {...useTrackOrder()} />;
}
