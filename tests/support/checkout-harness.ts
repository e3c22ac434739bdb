import type { CardValues } from '#domain/card';
import type { CheckoutStep } from '#domain/order';
import { goodCard } from '#machines/payment/payment.cases';
import { page as checkoutPage } from '#routes/Checkout/-page';

import { memoryWorld } from './memory-world';
import { openedShop } from './opened-shop';

type TypedFields = Partial<CardValues> & { readonly isDefault?: 'on' };

/** The checkout of one tab; `reload` opens the shop again in the same world. */
export function openCheckout(world = memoryWorld()) {
  const shop = openedShop(world);
  const checkout = (step: CheckoutStep) => shop.page(checkoutPage, '/Checkout', { step });
  const form = () => checkout('personal').getSnapshot().children.form;
  const payment = () => checkout('billing').getSnapshot().children.payment;
  const card = () => payment()?.getSnapshot().children.form;
  /** Fills in the given fields of the card. */
  const type = (typed: TypedFields) =>
    Object.entries(typed).forEach(([field, value]) => card()?.send({ type: 'field.changed', field, value }));
  const payWith = (typed: TypedFields) => {
    type(typed);
    card()?.send({ type: 'form.submitted' });
  };
  return {
    world,
    shop,
    checkout,
    form,
    payment,
    card,
    open: (step: CheckoutStep) => checkout(step).send({ type: 'step.opened', step }),
    leave: () => shop.routeChanged({ path: '/' }),
    fillIn: (values: Readonly<Record<string, string>>) =>
      Object.entries(values).forEach(([field, value]) => form()?.send({ type: 'field.changed', field, value })),
    type,
    payWith,
    pay: () => payWith(goodCard),
    placed: () => shop.member('orders').getSnapshot().context.placed,
    reload: () => openCheckout(world),
  };
}
