import { formatDay, formatIsoDate, isoDate, localDate, workingDaysUntil } from '#domain/delivery';
import { formatMoney } from '#domain/money';
import type { Order, Pieces, ShownStatus, TrackingStage } from '#domain/order';
import { TRACKING_STAGES } from '#domain/order';
import { piecesOf, returnableUntil } from '#domain/order-return';
import { refundOf, RETURN_STAGES, returnTimes } from '#domain/return-facts';
import type { ReturnStage } from '#domain/return-facts';
import type { SummaryRow } from '#ui/components/SummaryList/SummaryList';
import type { TimelineStage } from '#ui/components/Timeline/Timeline';

/** The five stages of the timeline, reached as far as the parcel has come (section 4). */
export function timelineStages(reached: TrackingStage, status: ShownStatus): readonly TimelineStage[] {
  const here = TRACKING_STAGES.indexOf(reached);
  const isStopped = status === 'Failed' || status === 'Cancelled';
  return TRACKING_STAGES.map((name, index) => {
    if (index < here || (index === here && status === 'Succeed')) {
      return { name, state: 'reached', note: 'Reached' };
    }
    if (index === here) {
      return { name, state: 'current', note: isStopped ? 'Reached, then stopped' : 'Now' };
    }
    return { name, state: 'ahead', note: isStopped ? 'Not reached' : 'Still to come' };
  });
}

/** The stage of a tracking actor's state. */
export function stageOf(state: string | undefined): TrackingStage | undefined {
  return TRACKING_STAGES.find((stage) => stage.toLowerCase() === state);
}

const STATUSES: Readonly<Record<string, ShownStatus>> = {
  inProgress: 'In Progress',
  succeeded: 'Succeed',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** The status of an order-status actor's state. */
export function statusOf(state: string | undefined): ShownStatus | undefined {
  return state === undefined ? undefined : STATUSES[state];
}

/** `Arrives by Tue 24 Jun, in 7 working days.`; undefined once the day has passed. */
export function arrivalWords(
  { deliverydate, weekend }: Pick<Order, 'deliverydate' | 'weekend'>,
  now: Date,
): string | undefined {
  const day = formatDay(localDate(deliverydate));
  const days = workingDaysUntil(deliverydate, now, weekend);
  if (days > 0) {
    return `Arrives by ${day}, in ${days} working ${days === 1 ? 'day' : 'days'}.`;
  }
  return isoDate(now) <= deliverydate ? `Arrives today, ${day}.` : undefined;
}

/** Says when the shopper cancelled the order, and what goes back; undefined if it is not cancelled. */
export function cancellationWords({ cancelledAt, price }: Pick<Order, 'cancelledAt' | 'price'>): string | undefined {
  return cancelledAt === undefined
    ? undefined
    : `You cancelled this order on ${formatIsoDate(isoDate(new Date(cancelledAt)))}. ${formatMoney(price)} goes back to the card that paid.`;
}

/** The stage of a return actor's state. */
export function returnStageOf(state: unknown): ReturnStage | undefined {
  return RETURN_STAGES.find((stage) => stage.toLowerCase() === state);
}

/** What a return still needs; undefined if nothing. */
export function missingOfReturn(pieces: readonly Pieces[], reason: string): string | undefined {
  if (pieces.length === 0) {
    return 'Choose what goes back.';
  }
  return reason === '' ? 'Choose a reason.' : undefined;
}

/** That the days to return an order are over; undefined before, and of one that was never received. */
export function returnsEnded(order: Order, now: number): string | undefined {
  const until = returnableUntil(order, now);
  return order.reached === 'Received' && now > until
    ? `The 30 days to send something back ended on ${formatIsoDate(isoDate(new Date(until)))}.`
    : undefined;
}

/** What is paid back for the pieces that are chosen; undefined while none is. */
export function refundWords(order: Pick<Order, 'lines'>, pieces: readonly Pieces[]): string | undefined {
  return pieces.length === 0 ? undefined : `${formatMoney(refundOf(order, pieces))} goes back to the card that paid.`;
}

/**
 * The receipts of an order's returns, the last one first: what goes back, why, and how far it has come. Those before the last
 * one are refunded, and so is that one unless a stage is told.
 */
export function returnRows(
  order: Pick<Order, 'lines' | 'returns'>,
  stage: ReturnStage = 'Refunded',
): readonly (readonly SummaryRow[])[] {
  const { lines, returns = [] } = order;
  return returns
    .map(({ bookedAt, pieces, reason }, index) => {
      const times = returnTimes({ bookedAt });
      const day = (of: ReturnStage) => formatIsoDate(isoDate(new Date(times[of])));
      const notes: Readonly<Record<ReturnStage, string>> = {
        Booked: `Booked: the carrier collects it on ${day('Collected')}`,
        Collected: `Collected on ${day('Collected')}: the refund follows on ${day('Refunded')}`,
        Refunded: `Refunded on ${day('Refunded')} to the card that paid`,
      };
      return [
        { term: 'State', detail: notes[index === returns.length - 1 ? stage : 'Refunded'] },
        {
          term: 'Going back',
          detail: lines
            .map(({ productId, name }) => ({ name, qty: piecesOf(pieces, productId) }))
            .filter(({ qty }) => qty > 0)
            .map(({ name, qty }) => `${qty} × ${name}`)
            .join(', '),
        },
        { term: 'Reason', detail: reason },
        { term: 'Booked on', detail: day('Booked') },
        { term: 'Refund', detail: formatMoney(refundOf(order, pieces)) },
      ];
    })
    .toReversed();
}
