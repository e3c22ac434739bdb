import { expect, test } from 'vitest';

import { TRACKING_STAGES } from '#domain/order';
import { sampleOrder } from '#machines/samples';

import {
  arrivalWords,
  cancellationWords,
  missingOfReturn,
  refundWords,
  returnRows,
  returnsEnded,
  returnStageOf,
  stageOf,
  statusOf,
  timelineStages,
} from './-words';

test.each([
  { reached: 'Packaging', status: 'In Progress', states: ['reached', 'current', 'ahead', 'ahead', 'ahead'] },
  { reached: 'Received', status: 'Succeed', states: ['reached', 'reached', 'reached', 'reached', 'reached'] },
  { reached: 'Ordered', status: 'Failed', states: ['current', 'ahead', 'ahead', 'ahead', 'ahead'] },
] as const)('an order that is $status and has reached $reached is drawn so', ({ reached, status, states }) => {
  const stages = timelineStages(reached, status);
  expect(stages.map(({ name }) => name)).toEqual(TRACKING_STAGES);
  expect(stages.map(({ state }) => state)).toEqual(states);
});

test.each([
  {
    reached: 'Delivery',
    status: 'In Progress',
    notes: ['Reached', 'Reached', 'Now', 'Still to come', 'Still to come'],
  },
  {
    reached: 'Ordered',
    status: 'Failed',
    notes: ['Reached, then stopped', 'Not reached', 'Not reached', 'Not reached', 'Not reached'],
  },
] as const)(
  'each stage of an order that is $status says in words whether it is reached',
  ({ reached, status, notes }) => {
    expect(timelineStages(reached, status).map(({ note }) => note)).toEqual(notes);
  },
);

test('stages and statuses are read from the states of their actors', () => {
  expect([stageOf('packaging'), stageOf('locating'), stageOf(undefined)]).toEqual(['Packaging', undefined, undefined]);
  expect([statusOf('inProgress'), statusOf('cancelled'), statusOf('deciding'), statusOf(undefined)]).toEqual([
    'In Progress',
    'Cancelled',
    undefined,
    undefined,
  ]);
});

test.each([
  { now: new Date(2025, 5, 15, 12), words: 'Arrives by Tue 24 Jun, in 7 working days.' },
  { now: new Date(2025, 5, 23, 12), words: 'Arrives by Tue 24 Jun, in 1 working day.' },
  { now: new Date(2025, 5, 24, 12), words: 'Arrives today, Tue 24 Jun.' },
  { now: new Date(2025, 5, 25, 0), words: undefined },
])('on $now an order that is due on 24 June says: $words', ({ now, words }) => {
  expect(arrivalWords({ deliverydate: '2025-06-24' }, now)).toBe(words);
});

test('an order to India counts Saturdays', () => {
  expect(arrivalWords({ deliverydate: '2025-06-24', weekend: [0] }, new Date(2025, 5, 15, 12))).toBe(
    'Arrives by Tue 24 Jun, in 8 working days.',
  );
});

/** One of the two lamps below. */
const lamp = { productId: 5, qty: 1 };

test('a return says what it still needs', () => {
  expect([missingOfReturn([], ''), missingOfReturn([lamp], ''), missingOfReturn([lamp], 'It does not fit')]).toEqual([
    'Choose what goes back.',
    'Choose a reason.',
    undefined,
  ]);
});

test.each([
  { stage: 'Booked', state: 'Booked: the carrier collects it on 17 Jun 2025' },
  { stage: 'Collected', state: 'Collected on 17 Jun 2025: the refund follows on 20 Jun 2025' },
  { stage: 'Refunded', state: 'Refunded on 20 Jun 2025 to the card that paid' },
] as const)(
  'the receipt of a return that is $stage says what goes back, and what is paid for it',
  ({ stage, state }) => {
    const lines = [
      { productId: 5, name: 'Lamp', qty: 2, price: 75, discount: 20 },
      { productId: 9, name: 'Bench', qty: 1, price: 180, discount: 0 },
    ];
    const booked = (day: number) => ({
      bookedAt: new Date(2025, 5, day, 12).getTime(),
      pieces: [lamp],
      reason: 'It does not fit',
    });
    const rows = [
      { term: 'State', detail: state },
      { term: 'Going back', detail: '1 × Lamp' },
      { term: 'Reason', detail: 'It does not fit' },
      { term: 'Booked on', detail: '15 Jun 2025' },
      { term: 'Refund', detail: '$60.00' },
    ];
    expect(returnRows({ lines, returns: [booked(15)] }, stage)).toEqual([rows]);
    const [last, first] = returnRows({ lines, returns: [booked(2), booked(15)] }, stage);
    expect([last, first?.[0]?.detail]).toEqual([rows, 'Refunded on 07 Jun 2025 to the card that paid']);
    expect(returnStageOf(stage.toLowerCase())).toBe(stage);
    expect(returnRows({ lines }, stage)).toEqual([]);
  },
);

test('while pieces are chosen the refund is told', () => {
  const lines = [{ productId: 5, name: 'Lamp', qty: 2, price: 75, discount: 20 }];
  expect([refundWords({ lines }, []), refundWords({ lines }, [lamp])]).toEqual([
    undefined,
    '$60.00 goes back to the card that paid.',
  ]);
});

test('a cancelled order says when, and what goes back', () => {
  const cancelledAt = new Date(2025, 5, 15, 23, 59).getTime();
  expect([cancellationWords({ price: 76_000, cancelledAt }), cancellationWords({ price: 76_000 })]).toEqual([
    'You cancelled this order on 15 Jun 2025. $760.00 goes back to the card that paid.',
    undefined,
  ]);
});

test('when thirty days after arrival are over, an order says so; one that was never received does not', () => {
  const placedAt = new Date(2025, 5, 16, 9, 30).getTime();
  const order = { ...sampleOrder, placedAt, deliverydate: '2025-06-25', reached: 'Received' } as const;
  const end = new Date(2025, 6, 25, 12).getTime();
  expect(returnsEnded(order, end)).toBeUndefined();
  expect(returnsEnded(order, end + 1)).toBe('The 30 days to send something back ended on 25 Jul 2025.');
  expect(returnsEnded({ ...order, reached: 'Delivered' }, end + 1)).toBeUndefined();
});
