import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { Order } from '#domain/order';
import { RETURN_REASONS } from '#domain/order-return';
import type { orderDetailMachine } from '#machines/order-detail/order-detail.machine';
import type { OrderReturnProps } from '#ui/views/TrackOrderDetailView/OrderReturn';

import { missingOfReturn, returnRows, returnStageOf } from './-words';

/** The return on the page of an order; undefined while nothing can go back. */
export function useOrderReturn(
  order: Order,
  detail: ActorRefFrom<typeof orderDetailMachine>,
): OrderReturnProps | undefined {
  const actor = useSelector(detail, ({ children }) => children.orderReturn);
  const snapshot = useSelector(actor, (state) => state);
  if (!actor || !snapshot || snapshot.matches('locating') || snapshot.matches('closed')) {
    return undefined;
  }
  const { productIds, reason } = snapshot.context;
  const stage = returnStageOf(snapshot.value);
  return {
    onOpen: snapshot.matches('offered') ? () => actor.send({ type: 'return.opened' }) : undefined,
    choice: snapshot.matches('choosing')
      ? {
          lines: order.lines.map(({ productId, name, qty }) => ({
            id: productId,
            name: `${qty} × ${name}`,
            isChosen: productIds.includes(productId),
          })),
          reasons: RETURN_REASONS,
          reason,
          problem: snapshot.hasTag('incomplete') ? missingOfReturn(productIds, reason) : undefined,
          onToggle: (productId) => actor.send({ type: 'line.toggled', productId }),
          onReason: (chosen) => actor.send({ type: 'reason.chosen', reason: chosen }),
          onBook: () => actor.send({ type: 'return.submitted' }),
          onClose: () => actor.send({ type: 'return.closed' }),
        }
      : undefined,
    receipt: stage && {
      rows: returnRows(order, stage),
      onWithdraw: stage === 'Booked' ? () => actor.send({ type: 'return.undone' }) : undefined,
    },
  };
}
