import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { Order } from '#domain/order';
import { piecesOf } from '#domain/order-return';
import { linesLeft, RETURN_REASONS } from '#domain/return-facts';
import type { orderDetailMachine } from '#machines/order-detail/order-detail.machine';
import type { OrderReturnProps } from '#ui/views/TrackOrderDetailView/OrderReturn';

import { missingOfReturn, refundWords, returnRows, returnsEnded, returnStageOf } from './-words';

/** The returns on the page of an order; undefined while nothing can go back, unless the days for it are over. */
export function useOrderReturn(
  order: Order,
  detail: ActorRefFrom<typeof orderDetailMachine>,
): OrderReturnProps | undefined {
  const actor = useSelector(detail, ({ children }) => children.orderReturn);
  const snapshot = useSelector(actor, (state) => state);
  const quantity = useSelector(detail, ({ children }) => children.quantity);
  const typed = useSelector(quantity, (state) => state?.context.typed);
  if (!actor || !quantity || !snapshot || snapshot.matches('locating')) {
    return undefined;
  }
  const { pieces, reason, order: own } = snapshot.context;
  const isClosed = snapshot.matches('closed');
  // A received order is closed once its days are over, which may be later than this page was opened.
  const ended = isClosed && own ? returnsEnded(own, Infinity) : undefined;
  if (isClosed && ended === undefined) {
    return undefined;
  }
  const stage = returnStageOf(snapshot.value);
  return {
    ended,
    onOpen: snapshot.matches('offered') ? () => actor.send({ type: 'return.opened' }) : undefined,
    choice: snapshot.matches('choosing')
      ? {
          lines: linesLeft(order).map(({ productId, name, qty }) => {
            const chosen = piecesOf(pieces, productId);
            return {
              id: productId,
              name,
              left: qty,
              chosen,
              value: typed?.productId === productId ? typed.text : String(chosen),
            };
          }),
          reasons: RETURN_REASONS,
          reason,
          problem: snapshot.hasTag('incomplete') ? missingOfReturn(pieces, reason) : undefined,
          refund: refundWords(order, pieces),
          onToggle: (productId) => actor.send({ type: 'line.toggled', productId }),
          onTyped: (productId, text) => quantity.send({ type: 'quantity.typed', productId, text }),
          onLeft: () => quantity.send({ type: 'quantity.left' }),
          onStepped: (productId, by) => quantity.send({ type: 'quantity.stepped', productId, by }),
          onReason: (chosen) => actor.send({ type: 'reason.chosen', reason: chosen }),
          onBook: () => actor.send({ type: 'return.submitted' }),
          onClose: () => actor.send({ type: 'return.closed' }),
        }
      : undefined,
    receipts: returnRows(order, stage),
    onWithdraw: stage === 'Booked' ? () => actor.send({ type: 'return.undone' }) : undefined,
  };
}
