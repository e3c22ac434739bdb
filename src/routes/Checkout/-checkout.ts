import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import { arrivalDays } from '#domain/delivery';
import { formatMoney } from '#domain/money';
import { cartTotals, checkoutTotals } from '#domain/price';
import type { CheckoutStep } from '#domain/order';
import { isCancelled } from '#domain/order-changes';
import type { FieldValues } from '#domain/fields';
import type { checkoutMachine } from '#machines/checkout/checkout.machine';
import { CHECKOUT_FORM, knownDetails } from '#machines/checkout/personal';
import { summaryLine } from '#routes/-shared/cart-line';
import { useFullLines, useMember, usePage, useVisit } from '#routes/-shared/shop';
import type { CheckoutSummaryProps } from '#ui/components/CheckoutSummary/CheckoutSummary';
import type { NothingToPayProps } from '#ui/components/NothingToPay/NothingToPay';

import { page } from './-page';

type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;

/** The checkout that both routes share; its initial step is the one opened first. */
export function useCheckout(step: CheckoutStep): CheckoutRef {
  return usePage(page, { step });
}

interface Summary {
  /** The amount to pay, in cents. */
  readonly amount: number;
  readonly words: CheckoutSummaryProps;
  /** Set while the cart is empty. */
  readonly nothing: NothingToPayProps | undefined;
}

/** What is known of the buyer, as the order will have it. */
export function useKnownDetails(checkout: CheckoutRef): FieldValues {
  const personal = useSelector(checkout, ({ context }) => context.personal);
  // Drawn anew when one of those changes of which the details are read.
  useSelector(useMember('drafts'), ({ context }) => context.drafts[CHECKOUT_FORM]);
  useSelector(useMember('profile'), (snapshot) => snapshot);
  useSelector(useMember('destination'), ({ context }) => context.country);
  return knownDetails(checkout.system, personal);
}

/**
 * Amount and lines: the cart's, or after the payment those of the order. `known` are the buyer's details, by which it is
 * delivered.
 */
export function useSummary(checkout: CheckoutRef, known: FieldValues, sentTo: readonly string[] = []): Summary {
  const isConfirmed = useSelector(checkout, (snapshot) => snapshot.matches('confirmation'));
  const ordered = useSelector(checkout, ({ context }) => context.ordered);
  const inCart = useSelector(useMember('cart'), ({ context }) => context.lines);
  const lines = useFullLines(isConfirmed ? ordered : inCart);
  const orderId = useSelector(useMember('orders'), ({ context: { placed } }) =>
    placed[0] && !isCancelled(placed[0]) ? placed[0].orderid : undefined,
  );
  const { subtotal, shipping, total } = checkoutTotals(lines);
  const weekend = useSelector(checkout, ({ context }) => context.weekendOf(known));
  const { arrivedAt } = useVisit();
  return {
    amount: total,
    nothing: lines.length === 0 ? { orderId } : undefined,
    words: {
      lines: lines.map(summaryLine),
      subtotal: formatMoney(subtotal),
      shipping: formatMoney(shipping),
      total: formatMoney(total),
      arrives: arrivedAt === undefined ? undefined : `between ${arrivalDays(new Date(arrivedAt), weekend)}`,
      sentTo,
      cartTotal: formatMoney(cartTotals(lines).total),
      orderId,
      isOpen: !isConfirmed,
    },
  };
}
