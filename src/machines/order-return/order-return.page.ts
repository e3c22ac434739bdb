import { formatIsoDate, isoDate } from '#domain/delivery';
import type { Order } from '#domain/order';
import { returnTimes } from '#domain/order-return';
import { button, containing, MAIN, named, says, seen, unseen } from '#kit/paths/driver';
import { NEVER_RESTS, placesOf } from '#kit/paths/page-place';
import { sampleNow } from '#machines/samples';
import { ofEveryOrder, receive, visitTo } from '#machines/tracking/tracking.page';

import { cases, onItsWay, received, returned } from './order-return.cases';

const open = button('Return something', MAIN);
const book = button('Book the return', MAIN);
const keep = button('Keep it after all', MAIN);
const receipt = named('region', 'Your return', MAIN);

export const places = placesOf(
  cases,
  [
    {
      place: 'the detail page of an order',
      starts: [
        {
          name: 'a received order',
          input: { order: received, now: sampleNow },
          visit: { ...visitTo(received.orderid), kept: { orders: [received] } },
        },
        {
          name: 'an order at the door',
          input: { order: onItsWay, now: sampleNow },
          visit: { ...visitTo(onItsWay.orderid), kept: { orders: [onItsWay] } },
        },
        {
          name: 'a collected return',
          input: { order: returned(3), now: sampleNow },
          visit: { ...visitTo(received.orderid), kept: { orders: [returned(3)] } },
        },
        {
          name: 'a refunded return',
          input: { order: returned(6), now: sampleNow },
          visit: { ...visitTo(received.orderid), kept: { orders: [returned(6)] } },
        },
      ],
      events: {
        'return.opened': [{ case: 'return.opened', cause: (driver) => driver.click(open) }],
        'return.closed': [{ case: 'return.closed', cause: (driver) => driver.click(button('Keep everything', MAIN)) }],
        'line.toggled': [
          { case: 'the lamp is chosen', cause: (driver) => driver.click(named('checkbox', '1 × Lamp', MAIN)) },
        ],
        'reason.chosen': [
          { case: 'a reason is chosen', cause: (driver) => driver.click(named('radio', 'It does not fit', MAIN)) },
        ],
        'return.submitted': [
          {
            case: 'return.submitted',
            cause: (driver) => driver.click(book),
            // A complete one is booked in the same moment: "a return is booked".
            when: ({ context: { productIds, reason } }) => productIds.length === 0 || reason === '',
          },
        ],
        'return.undone': { notOnPage: 'It is withdrawn in the same moment: "the return is withdrawn".' },
        'return.found': [
          {
            case: 'a return is booked',
            words: 'the return is booked',
            cause: (driver) => driver.click(book),
            when: ({ value, context: { productIds, reason } }) =>
              value !== 'offered' && productIds.length > 0 && reason !== '',
          },
          {
            case: 'a return is booked',
            words: 'the return is booked in another tab',
            cause: (driver) => driver.hearOf('orders', [returned(0)]),
            when: ({ value }) => value === 'offered',
          },
        ],
        'return.gone': [
          {
            case: 'the return is withdrawn',
            cause: (driver) => driver.click(keep),
            when: ({ value }) => value === 'booked',
          },
        ],
        'order.received': [
          {
            case: 'the order is received',
            words: 'the shopper says that it has arrived',
            cause: (driver) => driver.click(receive),
            when: ({ value }) => value === 'closed',
          },
        ],
      },
      states: {
        locating: NEVER_RESTS,
        closed: () => [unseen(open)],
        offered: () => [seen(open), unseen(receipt)],
        'choosing.fresh': () => [seen(book), unseen({ ...MAIN, saying: /Choose (what goes back|a reason)\./ })],
        'choosing.incomplete': () => [seen(book)],
        booked: () => [says(receipt, containing('Booked: the carrier collects it on 17 Jun 2025')), seen(keep)],
        collected: ({ context }) => [
          says(receipt, containing(`the refund follows on ${refundDay(context.order)}`)),
          unseen(keep),
        ],
        refunded: ({ context }) => [says(receipt, containing(`Refunded on ${refundDay(context.order)}`)), unseen(keep)],
      },
      ignoredContext: [],
      hasTimesOfDay: true,
      actor: ofEveryOrder('orderReturn'),
    },
  ],
  {
    'orderReturn.choosing|return.submitted|0': 'The same press of the button books the return: "the return is booked".',
  },
);

/** Five days after the return was booked. */
function refundDay(order: Order | undefined): string {
  return order?.returned ? formatIsoDate(isoDate(new Date(returnTimes(order.returned).Refunded))) : 'no day';
}
