import { townLine } from '#domain/address';
import type { FieldValues } from '#domain/fields';
import type { KeptDetails } from '#domain/kept-details';
import type { Order } from '#domain/order';
import type { Person } from '#domain/person';

import { prefill } from './personal';

/** What the personal step offers: the person's addresses, and whom the last order of this device went to. */
export function keptDetails(person: Person | undefined, placed: readonly Order[]): readonly KeptDetails[] {
  const addresses = (person?.addresses ?? []).map((address) => ({
    id: address.id,
    label: `${address.label || address.street}: ${place(address)}`,
    values: prefill(person, address),
  }));
  const last = placed.find(({ recipient }) => recipient !== undefined);
  if (!last?.recipient) {
    return addresses;
  }
  const { orderid, email, recipient } = last;
  const { street: _, ...typed } = recipient;
  const values: FieldValues = Object.fromEntries(
    Object.entries({ ...typed, email }).filter(([, value]) => value !== ''),
  );
  const label = [`${recipient.firstName} ${recipient.lastName}`.trim(), place(recipient)].filter(Boolean).join(', ');
  return [...addresses, { id: orderid, label: `As on order ${orderid}: ${label}`, values }];
}

function place(where: Parameters<typeof townLine>[0]): string {
  return [townLine(where), where.country].filter(Boolean).join(', ');
}
