import { assign, setup } from 'xstate';

import type { TrackingStage } from '#domain/order';
import type { StageTimes } from '#domain/parcel';
import { stageAt } from '#domain/parcel-stage';

export interface TrackingInput {
  /** The last stage stored for the parcel. */
  readonly reached: TrackingStage;
  readonly isCancelled: boolean;
  /** When it is packed, in ms since 1970; undefined for sample orders, whose parcels stay where they are. */
  readonly packedAt: number | undefined;
  /** When it comes to its stages, by the address as it is now; undefined for sample orders. */
  readonly times: () => StageTimes | undefined;
  /** The clock is handed in. */
  readonly now: () => Date;
}

export type TrackingEvent = { type: 'order.received' } | { type: 'order.cancelled' } | { type: 'order.reinstated' };

/** The five stages of a parcel (section 4), reached by the clock (decision 090). */
export const trackingMachine = setup({
  types: {
    input: {} as TrackingInput,
    context: {} as TrackingInput,
    events: {} as TrackingEvent,
    tags: {} as 'changeable' | 'onItsWay' | 'arrived',
  },
  guards: {
    isCancelled: ({ context }) => context.isCancelled,
    isStated: ({ context }) => context.packedAt === undefined,
    startsAt: ({ context }, { stage }: { stage: TrackingStage }) => {
      const times = context.times();
      return times !== undefined && stageAt(context.reached, times, context.now().getTime()) === stage;
    },
  },
  actions: { noteReinstated: assign({ isCancelled: false }) },
  delays: {
    untilPackaging: ({ context }) => between(context, 'Ordered', 'Packaging'),
    untilDelivery: ({ context }) => between(context, 'Packaging', 'Delivery'),
    untilDelivered: ({ context }) => between(context, 'Delivery', 'Delivered'),
  },
}).createMachine({
  id: 'tracking',
  description: 'The stages of a parcel: Ordered, Packaging, Delivery, Delivered, Received.',
  context: ({ input }) => input,
  initial: 'locating',
  on: {
    'order.received': { target: '.received', description: 'The shopper has confirmed that the parcel has arrived.' },
    'order.cancelled': { target: '.cancelled', description: 'The shopper cancels the order, here or in another tab.' },
  },
  states: {
    locating: {
      description: 'The parcel is looked up.',
      always: [
        { guard: 'isCancelled', target: 'cancelled', description: 'Its order has been cancelled.' },
        { guard: 'isStated', target: 'stated', description: 'It belongs to a sample order.' },
        {
          guard: { type: 'startsAt', params: { stage: 'Received' } },
          target: 'received',
          description: 'The parcel has been received.',
        },
        {
          guard: { type: 'startsAt', params: { stage: 'Delivered' } },
          target: 'delivered',
          description: 'The parcel has been delivered.',
        },
        {
          guard: { type: 'startsAt', params: { stage: 'Delivery' } },
          target: 'delivery',
          description: 'The parcel is on its way.',
        },
        {
          guard: { type: 'startsAt', params: { stage: 'Packaging' } },
          target: 'packaging',
          description: 'The parcel is being packed.',
        },
        { target: 'ordered', description: 'The order has just been placed.' },
      ],
    },
    stated: { description: 'The parcel of a sample order stays at the stage that it has reached.' },
    ordered: {
      description: 'The order has been placed; it can still be cancelled, or sent to another address.',
      tags: ['onItsWay', 'changeable'],
      after: { untilPackaging: { target: 'packaging', description: 'A day later the workshop begins to pack.' } },
    },
    packaging: {
      description: 'The parcel is being packed.',
      tags: 'onItsWay',
      after: { untilDelivery: { target: 'delivery', description: 'Another day later the carrier picks it up.' } },
    },
    delivery: {
      description: 'The parcel is on its way.',
      tags: 'onItsWay',
      after: {
        untilDelivered: {
          target: 'delivered',
          description: 'On the last day that was promised the carrier brings it to the door.',
        },
      },
    },
    delivered: { description: 'The parcel is at the door; the shopper confirms when it has arrived.', tags: 'arrived' },
    cancelled: {
      description: 'The order has been cancelled before the parcel was packed.',
      on: {
        'order.reinstated': {
          target: 'locating',
          actions: 'noteReinstated',
          description: 'Undo: the parcel goes on by the clock.',
        },
      },
    },
    received: { type: 'final', description: 'The parcel has been received.' },
  },
});

/** From one stage to the next, or what is left of it when the parcel is looked up. */
function between(parcel: TrackingInput, from: keyof StageTimes, to: keyof StageTimes): number {
  const times = parcel.times();
  return times === undefined ? 0 : times[to] - Math.max(parcel.now().getTime(), times[from]);
}
