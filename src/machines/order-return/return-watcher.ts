import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

import { orderById } from '#domain/placing-order';
import { member } from '#machines/members';

/** Reports when the order is received, returned, or its return withdrawn, here or in another tab. */
export const returnWatcher = fromCallback<EventObject, { readonly orderid: string }>(({ input, sendBack, system }) => {
  const orders = member(system, 'orders');
  const look = () => orderById(orders.getSnapshot().context.placed, input.orderid);
  let known = look();
  const subscription = orders.subscribe(() => {
    const order = look();
    const more = (order?.returns?.length ?? 0) - (known?.returns?.length ?? 0);
    if (order && more > 0) {
      sendBack({ type: 'return.found', order });
    } else if (order && more < 0) {
      sendBack({ type: 'return.gone', order });
    } else if (order?.reached === 'Received' && known?.reached !== 'Received') {
      sendBack({ type: 'order.received', order });
    }
    known = order;
  });
  return () => subscription.unsubscribe();
});
