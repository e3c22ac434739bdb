import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { sampleTrackedOrderId } from '#fixtures/orders';
import { pictureOf } from '#fixtures/pictures';
import { TrackOrderView } from '#ui/views/TrackOrderView/TrackOrderView';

import { focusAfter } from '../../-connect/focus';
import { pageHead } from '../../-head';
import { trackOrderPage } from '../../-pages/track-order';
import { useErrorTitle, useForm, usePage } from '../../-shop';

export const Route = createFileRoute('/MyAccount/TrackOrder/')({
  head: () =>
    pageHead({ title: 'Track My Order', description: 'Where your parcel is, by order ID and billing email.' }),
  component: TrackOrderRoute,
});

const picture = pictureOf('room-track-order');

function TrackOrderRoute() {
  const page = usePage(trackOrderPage, '/MyAccount/TrackOrder', {});
  const form = useForm(useSelector(page, ({ children }) => children.form));
  const isMissed = useSelector(page, (snapshot) => snapshot.hasTag('missed'));
  useErrorTitle(isMissed && Object.keys(form.problems).length === 0);

  return (
    <TrackOrderView
      picture={picture}
      form={form}
      misses={useSelector(page, ({ context }) => context.misses)}
      isMissed={isMissed}
      sampleOrderId={sampleTrackedOrderId}
      onSampleChosen={() => focusAfter(() => page.send({ type: 'sample.chosen' }), 'track-order-orderid')}
    />
  );
}
