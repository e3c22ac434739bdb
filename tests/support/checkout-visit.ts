import type { CardValues } from '#domain/card';
import { fullLines } from '#domain/cart-line';
import { checkoutTotals } from '#domain/price';
import { products } from '#fixtures/products';
import type { CheckoutStep } from '#machines/checkout/checkout.machine';
import { goodCard } from '#machines/payment/payment.cases';
import { page as checkoutPage } from '#routes/Checkout/-page';
import { createShop } from '#shop';

import { memoryWorld } from './memory-world';

/** A shopper in one tab: reloading opens the shop anew in the same world. */
export function visit(world = memoryWorld()) {
  const shop = createShop(world);
  shop.start();
  shop.enterWorld();
  const checkout = (step: CheckoutStep) => shop.page(checkoutPage, '/Checkout', { step });
  const form = () => checkout('personal').getSnapshot().children.form;
  const payment = () => checkout('billing').getSnapshot().children.payment;
  return {
    world,
    shop,
    checkout,
    form,
    payment,
    open: (step: CheckoutStep) => checkout(step).send({ type: 'step.opened', step }),
    leave: () => shop.routeChanged('/'),
    fillIn: (values: Readonly<Record<string, string>>) =>
      Object.entries(values).forEach(([field, value]) => form()?.send({ type: 'field.changed', field, value })),
    /** As the pay button does it: with the amount that it names. */
    pay: (card: CardValues = goodCard) => {
      const lines = fullLines(shop.member('cart').getSnapshot().context.lines, products);
      payment()?.send({ type: 'card.submitted', card, amount: checkoutTotals(lines).total });
    },
    placed: () => shop.member('orders').getSnapshot().context.placed,
    reload: () => visit(world),
  };
}
