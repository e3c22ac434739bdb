import { isExpired } from './card';
import { digits } from './fields';
import { cardLabel } from './saved-card';
import type { SavedCard } from './saved-card';
import type { FieldValues } from './fields';

/** Details kept on this device that a form can be filled in with. */
export interface KeptDetails {
  readonly id: string;
  /** Such as "Home: B3H 0A1 Halifax, Canada". */
  readonly label: string;
  readonly values: FieldValues;
  /** Of a card: the end of its number, which is stored nowhere else. */
  readonly last4?: string;
}

/** Fields that are only right together: a typed town must not get another town's postcode. */
const TOGETHER: readonly (readonly string[])[] = [
  ['firstName', 'lastName'],
  ['city', 'country', 'postcode'],
];

/** What is kept of a card: its name, and its expiry unless it has passed by then. Its number is stored nowhere. */
export function keptCard(card: SavedCard, now: Date): KeptDetails {
  const { id, name, expiry, last4 } = card;
  return { id, label: cardLabel(card), values: { name, expiry: isExpired(card, now) ? '' : expiry }, last4 };
}

/**
 * What choosing these details changes: fields that are empty, or hold what is kept as well and can be chosen again.
 * Nothing that was typed is replaced, but for a card: only all of it is right together, so what was typed of another card
 * goes.
 */
export function filledIn(chosen: KeptDetails, all: readonly KeptDetails[], values: FieldValues): FieldValues {
  if (chosen.last4 !== undefined) {
    const isItsNumber = digits(values['cardnum'] ?? '').endsWith(chosen.last4);
    return isItsNumber ? chosen.values : { ...chosen.values, cardnum: '', cvv: '' };
  }
  const isFree = (field: string) => {
    const value = values[field] ?? '';
    return value.trim() === '' || all.some((kept) => isSame(kept.values[field], value));
  };
  const groupOf = (field: string) => TOGETHER.find((fields) => fields.includes(field)) ?? [field];
  return Object.fromEntries(Object.entries(chosen.values).filter(([field]) => groupOf(field).every(isFree)));
}

/** Spaces and punctuation do not count: a phone number is formatted once it is filled in. */
function isSame(kept: string | undefined, value: string): boolean {
  return kept !== undefined && signless(kept) === signless(value);
}

function signless(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
