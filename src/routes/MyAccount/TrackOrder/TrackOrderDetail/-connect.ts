import { useSelector } from '@xstate/react';

import type { Order } from '#domain/order';
import { canBeReinstated } from '#domain/order-changes';
import { orderById } from '#domain/placing-order';
import { allOrders } from '#machines/orders/orders.machine';
import { orderWords, shownStatus } from '#routes/-shared/order';
import { useReorder } from '#routes/-shared/reorder';
import { useKnownProducts, useMember, usePage, useVisit } from '#routes/-shared/shop';
import type { TrackOrderDetailViewProps } from '#ui/views/TrackOrderDetailView/TrackOrderDetailView';

import { page } from './-page';
import { useOrderAddress } from './-order-address';
import { useOrderReturn } from './-order-return';
import { arrivalWords, cancellationWords, stageOf, statusOf, timelineStages } from './-words';

/** The order of an id, as it stands now; undefined if this device has none. */
export function useOrder(orderid: string): Order | undefined {
  return useSelector(useMember('orders'), ({ context }) => orderById(allOrders(context), orderid));
}

/** Each order has a page machine of its own. */
export function useOrderDetail(order: Order): TrackOrderDetailViewProps {
  const orders = useMember('orders');
  const detail = usePage(page, { orderid: order.orderid });
  const tracking = useSelector(detail, ({ children }) => children.tracking);
  const statusActor = useSelector(detail, ({ children }) => children.status);
  const reached = useSelector(tracking, (snapshot) => stageOf(snapshot?.value)) ?? order.reached;
  const status = useSelector(statusActor, (snapshot) => statusOf(snapshot?.value)) ?? shownStatus(order);
  const { arrivedAt } = useVisit();
  const isOnItsWay = useSelector(tracking, (snapshot) => snapshot?.hasTag('onItsWay') ?? false);
  const orderReturn = useOrderReturn(order, detail);
  const { reorderStatus, onReorder } = useReorder(useSelector(detail, ({ children }) => children.reorder));

  return {
    order: orderWords(order, useKnownProducts()),
    status,
    arrival: isOnItsWay && arrivedAt !== undefined ? arrivalWords(order, new Date(arrivedAt)) : undefined,
    stages: timelineStages(reached, status),
    cancellation: cancellationWords(order),
    onReinstated:
      arrivedAt !== undefined && canBeReinstated(order, arrivedAt)
        ? () => orders.send({ type: 'order.reinstated', orderid: order.orderid })
        : undefined,
    canBeChanged: useSelector(tracking, (snapshot) => snapshot?.hasTag('changeable') ?? false),
    address: useOrderAddress(detail),
    onCancel: () => orders.send({ type: 'order.cancelled', orderid: order.orderid }),
    hasArrived: useSelector(tracking, (snapshot) => snapshot?.hasTag('arrived') ?? false),
    onReceived: () => orders.send({ type: 'order.received', orderid: order.orderid }),
    orderReturn,
    reordered: reorderStatus?.words,
    onReorder: () => onReorder(order),
    onPrint: () => window.print(),
  };
}
