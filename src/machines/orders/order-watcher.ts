import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

import type { Order } from '#domain/order';
import { isCancelled } from '#domain/order-changes';
import { orderById } from '#domain/placing-order';
import { member } from '#machines/members';

/** Tells when an order of this device is received, cancelled or reinstated, here or in another tab. */
export const orderWatcher = fromCallback<EventObject, { readonly orderid: string }>(({ input, sendBack, system }) => {
  const orders = member(system, 'orders');
  const look = () => changeOf(orderById(orders.getSnapshot().context.placed, input.orderid));
  let known = look();
  const subscription = orders.subscribe(() => {
    const change = look();
    if (change !== known) {
      known = change;
      sendBack({ type: change });
    }
  });
  return () => subscription.unsubscribe();
});

function changeOf(order: Order | undefined) {
  if (order?.reached === 'Received') {
    return 'order.received';
  }
  return order && isCancelled(order) ? 'order.cancelled' : 'order.reinstated';
}
