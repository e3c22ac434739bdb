import { formatIsoDate, isoDate } from '#domain/delivery';
import type { Order } from '#domain/order';
import { returnTimes } from '#domain/return-facts';
import { button, containing, holds, MAIN, named, says, seen, unseen } from '#kit/paths/driver';
import type { Assertion } from '#kit/paths/driver';
import { NEVER_RESTS, placesOf } from '#kit/paths/page-place';
import { oneLess, oneMore } from '#machines/cart/cart.page';
import { sampleNow } from '#machines/samples';
import { ofEveryOrder, receive, visitToOnly } from '#machines/tracking/tracking.page';

import { cases, fourLamps, onItsWay, received, returned } from './order-return.cases';

const open = button('Return something', MAIN);
const book = button('Book the return', MAIN);
const keep = button('Keep it after all', MAIN);
const receipt = named('region', 'Your return', MAIN);
const quantity = named('spinbutton', 'Quantity of Lamp', MAIN);

/** The page of an order, the only one of this device. */
const startWith = (name: string, order: Order) => ({
  name,
  input: { order, now: sampleNow },
  visit: visitToOnly(order),
});

export const places = placesOf(
  cases,
  [
    {
      place: 'the detail page of an order',
      starts: [
        startWith('a received order', received),
        startWith('an order at the door', onItsWay),
        startWith('a collected return', returned(3)),
        startWith('a refunded return', returned(6)),
      ],
      events: {
        'return.opened': [{ case: 'return.opened', cause: (driver) => driver.click(open) }],
        'return.closed': [{ case: 'return.closed', cause: (driver) => driver.click(button('Keep everything', MAIN)) }],
        'line.toggled': [
          { case: 'the lamp is chosen', cause: (driver) => driver.click(named('checkbox', '1 × Lamp', MAIN)) },
        ],
        'line.changed': { notOnPage: 'The order has one lamp, so the page does not ask how many go back.' },
        'line.stepped': { notOnPage: 'The order has one lamp, so the page does not ask how many go back.' },
        'reason.chosen': [
          { case: 'a reason is chosen', cause: (driver) => driver.click(named('radio', 'It does not fit', MAIN)) },
        ],
        'return.submitted': [
          {
            case: 'return.submitted',
            cause: (driver) => driver.click(book),
            // A complete one is booked in the same moment: "a return is booked".
            when: ({ context: { pieces, reason } }) => pieces.length === 0 || reason === '',
          },
        ],
        'return.undone': { notOnPage: 'The step "the return is withdrawn" does it.' },
        'return.found': [
          {
            case: 'a return is booked',
            words: 'the return is booked',
            cause: (driver) => driver.click(book),
            when: ({ value, context: { pieces, reason } }) => value !== 'offered' && pieces.length > 0 && reason !== '',
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
      hasTimesOfDay: true,
      actor: ofEveryOrder('orderReturn'),
    },
    {
      place: 'the detail page of an order of four lamps',
      starts: [
        startWith('a received order of four lamps', fourLamps),
        startWith('an order of four lamps of which one was refunded', returned(6, fourLamps)),
      ],
      events: {
        'return.opened': [{ case: 'return.opened', cause: (driver) => driver.click(open) }],
        'return.closed': [{ case: 'return.closed', cause: (driver) => driver.click(button('Keep everything', MAIN)) }],
        'line.toggled': [
          { case: 'the lamp is chosen', cause: (driver) => driver.click(named('checkbox', /^[34] × Lamp$/, MAIN)) },
        ],
        'line.changed': [
          {
            case: 'one lamp is to go back',
            cause: (driver) => driver.type(quantity, '1'),
            when: ({ context: { pieces } }) => pieces.some(({ qty }) => qty > 1),
          },
        ],
        'line.stepped': [
          {
            case: ['one lamp less is to go back', 'one lamp more is to go back'],
            cause: (driver, { by }) => driver.click(by === 1 ? oneMore : oneLess),
            when: ({ context: { order, pieces } }, { by }) =>
              pieces.some(({ qty }) => (by === 1 ? qty < (order?.returns ? 3 : 4) : qty > 1)),
          },
        ],
        'reason.chosen': [
          {
            case: 'a reason is chosen',
            cause: (driver) => driver.click(named('radio', 'It does not fit', MAIN)),
          },
        ],
        'return.submitted': {
          notOnPage:
            'A complete return is booked at once; an incomplete one is tested on the page of the order of one lamp.',
        },
        'return.undone': { notOnPage: 'This is tested on the page of the order of one lamp.' },
        'return.found': [
          {
            case: 'a return of one of four lamps is booked',
            cause: (driver) => driver.click(book),
            when: ({ context: { order, pieces, reason } }) =>
              reason !== '' && order?.returns === undefined && pieces[0]?.qty === 1,
          },
        ],
        'return.gone': { notOnPage: 'This is tested on the page of the order of one lamp.' },
        'order.received': { notOnPage: 'This is tested on the page of the order of one lamp.' },
      },
      states: {
        locating: NEVER_RESTS,
        closed: () => [unseen(open)],
        offered: ({ context: { order } }) => [
          seen(open),
          order?.returns ? says(receipt, containing(`Refunded on ${refundDay(order)}`)) : unseen(receipt),
        ],
        'choosing.fresh': ({ context: { pieces } }) => chosen(pieces[0]?.qty),
        'choosing.incomplete': ({ context: { pieces } }) => chosen(pieces[0]?.qty),
        booked: () => [says(receipt, containing('1 × Lamp')), says(receipt, containing('$100.00')), seen(keep)],
        collected: ({ context }) => [says(receipt, containing(`the refund follows on ${refundDay(context.order)}`))],
        refunded: NEVER_RESTS,
      },
      hasTimesOfDay: true,
      actor: ofEveryOrder('orderReturn'),
    },
  ],
  {
    'orderReturn.choosing|return.submitted|0': 'The same press of the button books the return: "the return is booked".',
  },
);

/** What the field and the line of the refund say of so many lamps at $100. */
function chosen(qty = 0): readonly Assertion[] {
  return qty === 0
    ? [unseen(quantity), unseen({ ...MAIN, saying: /goes back to the card/ })]
    : [holds(quantity, String(qty)), says(MAIN, containing(`$${qty}00.00 goes back to the card that paid.`))];
}

/** Five days after the return was booked. */
function refundDay(order: Order | undefined): string {
  const last = order?.returns?.at(-1);
  return last ? formatIsoDate(isoDate(new Date(returnTimes(last).Refunded))) : 'no day';
}
