import { digits } from '#domain/card';
import { arrivalDays } from '#domain/delivery';
import type { SavedCard } from '#domain/saved-card';
import type { FieldProblems } from '#domain/fields';
import type { Order } from '#domain/order';
import type { StepWords } from '#ui/components/StepIndicator/StepIndicator';

const NAMES: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'email address',
  phone: 'phone number',
  city: 'town/city',
  country: 'country',
  postcode: 'postcode/zip',
};

/** The three steps, and what the first one still needs (readings: all pages are open). */
export function checkoutSteps(
  place: 'personal' | 'billing' | 'confirmation',
  problems: FieldProblems,
): readonly StepWords[] {
  const gaps = Object.keys(problems);
  const isComplete = gaps.length === 0;
  return [
    {
      name: 'Personal',
      state: place === 'personal' ? 'current' : isComplete ? 'done' : 'missing',
      to: '/Checkout',
      note: place === 'billing' ? missingInWords(gaps) : undefined,
    },
    {
      name: 'Billing',
      state: place === 'billing' ? 'current' : place === 'confirmation' ? 'done' : 'ahead',
      to: place === 'personal' && isComplete ? '/Checkout/Payment' : undefined,
    },
    { name: 'Confirmation', state: place === 'confirmation' ? 'current' : 'ahead' },
  ];
}

/** The steps with an empty cart: all done after an order, else none started. */
export function idleSteps(isPlaced: boolean): readonly StepWords[] {
  return isPlaced
    ? checkoutSteps('confirmation', {})
    : [
        { name: 'Personal', state: 'ahead', to: '/Checkout' },
        { name: 'Billing', state: 'current' },
        { name: 'Confirmation', state: 'ahead' },
      ];
}

/** When an order arrives, for its confirmation; empty where that is not known. */
export function confirmedArrival(order: Pick<Order, 'placedAt' | 'weekend'> | undefined): string {
  const { placedAt, weekend } = order ?? {};
  return placedAt === undefined ? '' : `It is expected between ${arrivalDays(new Date(placedAt), weekend)}.`;
}

/** How an order is found again, for its confirmation. */
export function trackedBy(email: string): string {
  return email === '' ? 'Track it by this number.' : `Track it by this number and ${email}.`;
}

/** No card has fewer digits. */
const SHORTEST_CARD = 12;

/** What is left to type once a saved card has been chosen; nothing is said beside the number of another one. */
export function chosenCardWords(
  card: Pick<SavedCard, 'last4'> | undefined,
  typed = '',
  hasExpired = false,
): string | undefined {
  const number = digits(typed);
  const isAnother = number.length >= SHORTEST_CARD && card !== undefined && !number.endsWith(card.last4);
  return card && !isAnother
    ? `Type the number ending in ${card.last4}${hasExpired ? ', its new expiration date' : ''} and the security code: they are never stored.`
    : undefined;
}

function missingInWords(gaps: readonly string[]): string | undefined {
  if (gaps.length === 0) {
    return undefined;
  }
  return gaps.length === Object.keys(NAMES).length
    ? 'Your personal details are missing'
    : `Missing: ${gaps.map((field) => NAMES[field] ?? field).join(', ')}`;
}
