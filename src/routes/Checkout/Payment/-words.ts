import { digits } from '#domain/fields';
import { arrivalDays } from '#domain/delivery';
import { formatMoney } from '#domain/money';
import type { Cents } from '#domain/money';
import type { Order } from '#domain/order';
import type { SavedCard } from '#domain/saved-card';
import type { StepWords } from '#ui/components/StepIndicator/StepIndicator';

import { checkoutSteps } from '../-words';

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

/** That there is another amount to pay than the page has shown before. */
export function amountWords(
  paid: { readonly amount?: Cents | undefined; readonly earlierAmount?: Cents | undefined } = {},
): string | undefined {
  const { amount, earlierAmount } = paid;
  return amount === undefined || earlierAmount === undefined
    ? undefined
    : `Your cart has changed. You now pay ${formatMoney(amount)}; it was ${formatMoney(earlierAmount)}.`;
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
    ? `Type the number ending in ${card.last4}${hasExpired ? ', its new expiry' : ''} and the security code: they are never stored.`
    : undefined;
}
