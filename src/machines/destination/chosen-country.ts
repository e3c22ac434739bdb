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

/** Tells of each change of the country of delivery: it is only read after hydration. */
export const countryFinder = fromCallback<EventObject>(({ sendBack, system }) => {
  const subscription = member(system, 'destination').subscribe(() => sendBack({ type: 'country.found' }));
  return () => subscription.unsubscribe();
});
