import { setup } from 'xstate';

import type { TrackingStage } from '#domain/order';

export interface TrackingInput {
  /** The last stage the parcel has reached. */
  readonly reached: TrackingStage;
}

export type TrackingEvent = { type: 'stage.reached' };

/** The five stages of a parcel (section 4). */
export const trackingMachine = setup({
  types: { input: {} as TrackingInput, context: {} as TrackingInput, events: {} as TrackingEvent },
  guards: {
    startsAt: ({ context }, { stage }: { stage: TrackingStage }) => context.reached === stage,
  },
}).createMachine({
  id: 'tracking',
  description: 'The way of a parcel: Ordered, Packaging, Delivery, Delivered, Received.',
  context: ({ input }) => input,
  initial: 'locating',
  states: {
    locating: {
      description: 'The parcel is looked up.',
      always: [
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
    ordered: {
      description: 'The order has been placed.',
      on: { 'stage.reached': { target: 'packaging', description: 'The workshop begins to pack.' } },
    },
    packaging: {
      description: 'The parcel is being packed.',
      on: { 'stage.reached': { target: 'delivery', description: 'The carrier picks the parcel up.' } },
    },
    delivery: {
      description: 'The parcel is on its way.',
      on: { 'stage.reached': { target: 'delivered', description: 'The carrier brings the parcel to the door.' } },
    },
    delivered: {
      description: 'The parcel is at the door.',
      on: { 'stage.reached': { target: 'received', description: 'The shopper takes the parcel in.' } },
    },
    received: { type: 'final', description: 'The parcel has been received.' },
  },
});
