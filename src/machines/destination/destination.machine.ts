import { assign, setup } from 'xstate';

import { HOME } from '#domain/delivery';
import type { Destination } from '#domain/delivery';

export type DestinationMessage =
  | ({ type: 'country.chosen' } & Destination)
  | ({ type: 'country.restored' } & Destination);

/** Where pieces are delivered to: product page and cart tell delivery dates for it. */
export const destinationMachine = setup({
  types: { context: {} as Destination, events: {} as DestinationMessage },
  actions: {
    noteCountry: assign((_, { country, weekend }: Destination) => ({ country, weekend })),
  },
}).createMachine({
  id: 'destination',
  description: 'The country that orders are delivered to.',
  context: HOME,
  initial: 'known',
  states: {
    known: {
      description: 'Delivery dates are those for this country.',
      on: {
        'country.chosen': {
          actions: { type: 'noteCountry', params: ({ event }) => event },
          description: 'The shopper chooses a country.',
        },
        'country.restored': {
          actions: { type: 'noteCountry', params: ({ event }) => event },
          description: 'The country arrives from this device or another tab.',
        },
      },
    },
  },
});
