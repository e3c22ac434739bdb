import { formatIsoDate, isoDate } from '#domain/delivery';
import type { FieldValues } from '#domain/fields';
import { contactDetails } from '#fixtures/contact-details';
import { mapsUrl } from '#fixtures/maps-url';
import type { KeptMessage } from '#machines/messages';

/** Phone, email, address and hours. */
export const contactFacts = { ...contactDetails, mapHref: mapsUrl };

/** A message for its receipt. */
export function messageWords(values: FieldValues) {
  const { name = '', email = '', phone = '', subject = '', message = '' } = values;
  return { name, email, phone, subject, message };
}

/** A stored message; one that was kept without a subject has a heading all the same. */
export function keptMessageWords({ id, keptAt, values }: KeptMessage) {
  const { subject, message } = messageWords(values);
  return { id, subject: subject.trim() || 'No subject', message, date: formatIsoDate(isoDate(new Date(keptAt))) };
}
