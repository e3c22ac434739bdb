import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { Order } from '#domain/order';
import type { reorderMachine } from '#machines/reorder/reorder.machine';

import { reorderWords } from './order';

/** State and callback of Reorder: its last outcome, and for which order. */
export function useReorder(reorder: ActorRefFrom<typeof reorderMachine> | undefined) {
  const outcome = useSelector(reorder, (snapshot) => snapshot?.context.outcome);
  const orderid = useSelector(reorder, (snapshot) => snapshot?.context.orderid);

  return {
    reorderStatus: outcome && orderid !== undefined ? { orderid, words: reorderWords(outcome) } : undefined,
    onReorder: (order: Order) => reorder?.send({ type: 'order.repeated', order }),
  };
}
