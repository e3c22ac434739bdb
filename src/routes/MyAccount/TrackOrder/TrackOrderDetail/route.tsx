import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import type { Order } from '#domain/order';
import { withoutTurns } from '#domain/words';
import { sampleTrackedOrderId } from '#fixtures/tracked-order';
import { loadContent } from '#routes/-shared/content';
import { pageHead } from '#routes/-shared/head';
import { MissingOrderView } from '#ui/views/TrackOrderDetailView/MissingOrderView';
import { TrackOrderDetailView } from '#ui/views/TrackOrderDetailView/TrackOrderDetailView';

import { useOrder, useOrderDetail } from './-connect';

/** The router parses digits as a number. */
const orderid = v.optional(
  v.fallback(
    v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform((id) => withoutTurns(String(id)).trim() || undefined),
      ),
    ),
    undefined,
  ),
);

export const Route = createFileRoute('/MyAccount/TrackOrder/TrackOrderDetail')({
  validateSearch: v.object({ order: orderid }),
  head: () =>
    pageHead({ title: 'Tracking detail', description: 'One order: its status, where it is, and what is in it.' }),
  loader: ({ context }) => loadContent(context.shop, 'orders'),
  component: TrackOrderDetailRoute,
});

/** The order of the address, by default the sample order. */
function TrackOrderDetailRoute() {
  const { order: named = sampleTrackedOrderId } = Route.useSearch();
  const order = useOrder(named);
  return order ? <Detail key={order.orderid} order={order} /> : <MissingOrderView orderid={named} />;
}

function Detail({ order }: { readonly order: Order }) {
  return <TrackOrderDetailView {...useOrderDetail(order)} />;
}
