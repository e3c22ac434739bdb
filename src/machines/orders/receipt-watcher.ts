import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

import { orderById } from '#domain/placing-order';
import { member } from '#machines/members';

/** Tells when an order of this device is received, here or in another tab. */
export const receiptWatcher = fromCallback<EventObject, { readonly orderid: string }>(({ input, sendBack, system }) => {
  const orders = member(system, 'orders');
  const isReceived = () => orderById(orders.getSnapshot().context.placed, input.orderid)?.reached === 'Received';
  let wasReceived = isReceived();
  const subscription = orders.subscribe(() => {
    if (!wasReceived && isReceived()) {
      wasReceived = true;
      sendBack({ type: 'order.received' });
    }
  });
  return () => subscription.unsubscribe();
});
