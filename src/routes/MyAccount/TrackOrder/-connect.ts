import { useSelector } from '@xstate/react';

import { sampleTrackedOrderId } from '#fixtures/tracked-order';
import { trackOrderPicture } from '#fixtures/page-pictures/track-order';
import { useErrorTitle, useForm } from '#routes/-shared/form';
import { usePage } from '#routes/-shared/shop';
import type { TrackOrderViewProps } from '#ui/views/TrackOrderView/TrackOrderView';

import { page } from './-page';

/** What the form that finds an order shows, and what it tells machines. */
export function useTrackOrder(): TrackOrderViewProps {
  const trackOrder = usePage(page, {});
  const form = useForm(useSelector(trackOrder, ({ children }) => children.form));
  const isMissed = useSelector(trackOrder, (snapshot) => snapshot.hasTag('missed'));
  useErrorTitle(isMissed && Object.keys(form.problems).length === 0);

  return {
    picture: trackOrderPicture,
    form,
    misses: useSelector(trackOrder, ({ context }) => context.misses),
    isMissed,
    sampleOrderId: sampleTrackedOrderId,
    onSampleChosen: () => trackOrder.send({ type: 'sample.chosen' }),
  };
}
