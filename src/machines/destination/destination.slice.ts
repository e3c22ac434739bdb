import * as v from 'valibot';

import { HOME } from '#domain/delivery';
import type { Destination } from '#domain/delivery';
import { named, weekend } from '#machines/shop/reading';
import type { Showing, Slice } from '#machines/shop/slice';

import type { DestinationMessage } from './destination.machine';

const destination = v.object({
  country: v.pipe(
    named,
    v.check((name) => name.length <= 60),
  ),
  weekend,
});

/** The country with its weekend: the list of countries is not loaded when storage is read. */
export const destinationSlice: Slice<Destination, Showing<Destination>, DestinationMessage> = {
  keep: ({ context }) => context,
  restored: (kept) => ({ type: 'country.restored', ...kept }),
  firstVisit: () => HOME,
  read: (written) => {
    const { success, output } = v.safeParse(destination, written);
    return success ? { data: output, unread: [] } : { data: undefined, unread: [written] };
  },
  pairsOf: (kept) => [['country', kept]],
  dataOf: (entries) => (entries.get('country') ?? HOME) as Destination,
};
