import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

import { HOME } from '#domain/delivery';
import type { FieldValues } from '#domain/fields';
import { member } from '#machines/members';
import type { MemberRef } from '#machines/members';

/** The country of delivery as a field of a form, once the shopper has chosen another one than that of the shop. */
export function chosenCountry(destination: MemberRef<'destination'>): FieldValues {
  const { country } = destination.getSnapshot().context;
  return country === HOME.country ? {} : { country };
}

/** Tells when another country of delivery is chosen: it is only read after hydration. */
export const countryFinder = fromCallback<EventObject>(({ sendBack, system }) => {
  const destination = member(system, 'destination');
  let known = destination.getSnapshot().context.country;
  const subscription = destination.subscribe(({ context: { country } }) => {
    if (country !== known) {
      known = country;
      sendBack({ type: 'country.found' });
    }
  });
  return () => subscription.unsubscribe();
});
