import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import * as v from 'valibot';

import type { Order } from '#domain/order';
import { orderById } from '#domain/placing-order';
import { sampleTrackedOrderId } from '#fixtures/orders';
import { allOrders } from '#machines/orders/orders.machine';
import { MissingOrderView } from '#ui/views/TrackOrderDetailView/MissingOrderView';
import { TrackOrderDetailView } from '#ui/views/TrackOrderDetailView/TrackOrderDetailView';

import { useReorder } from '../../-connect/reorder';
import { pageHead } from '../../-head';
import { orderModel } from '../../-models/order';
import { stageOf, statusOf, timelineStages } from '../../-models/stages';
import { orderDetailPage } from '../../-pages/order-detail';
import { useMember, usePage } from '../../-shop';

/** Digits alone reach us as a number. */
const orderid = v.optional(
  v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
);

export const Route = createFileRoute('/MyAccount/TrackOrder/TrackOrderDetail')({
  validateSearch: v.object({ order: orderid }),
  head: () =>
    pageHead({ title: 'Tracking detail', description: 'One order: its status, the way of its parcel, its lines.' }),
  component: TrackOrderDetailRoute,
});

/** The order the address names, the sample one when it names none; each has a page machine of its own. */
function TrackOrderDetailRoute() {
  const { order: named = sampleTrackedOrderId } = Route.useSearch();
  const order = useSelector(useMember('orders'), ({ context }) => orderById(allOrders(context), named));
  return order ? <Detail key={order.orderid} order={order} /> : <MissingOrderView orderid={named} />;
}

function Detail({ order }: { readonly order: Order }) {
  const page = usePage(orderDetailPage, '/MyAccount/TrackOrder/TrackOrderDetail', { orderid: order.orderid });
  const tracking = useSelector(page, ({ children }) => children.tracking);
  const statusActor = useSelector(page, ({ children }) => children.status);
  const reached = useSelector(tracking, (snapshot) => stageOf(snapshot?.value)) ?? order.reached;
  const status = useSelector(statusActor, (snapshot) => statusOf(snapshot?.value)) ?? order.status;
  const { told, onReorder } = useReorder(useSelector(page, ({ children }) => children.reorder));

  return (
    <TrackOrderDetailView
      order={orderModel(order)}
      status={status}
      stages={timelineStages(reached, status)}
      reordered={told?.words}
      onReorder={() => onReorder(order)}
      onPrint={() => window.print()}
    />
  );
}
