import { describe, expect, test } from 'vitest';

import type { CardValues } from '#domain/card';
import { fullLines } from '#domain/cart-line';
import { checkoutTotals } from '#domain/price';
import { paymentRecords } from '#fixtures/payment-records';
import { products } from '#fixtures/products';
import type { CheckoutStep } from '#machines/checkout/checkout.machine';
import { createShop } from '#shop';

import { checkoutPage } from '../../src/routes/-pages/checkout';
import { memoryWorld } from '../support/memory-world';

const [record] = paymentRecords;
const goodCard: CardValues = { name: '', cardnum: '', cvv: '', ...record, expiry: '12/30' };

const ada = {
  firstName: 'Ada',
  lastName: 'Sample',
  email: 'ada@larkwood.example',
  phone: '902 555 0142',
  city: 'Halifax',
  country: 'Canada',
  postcode: 'B3H 1A1',
};

/** A shopper in one tab: reloading opens the shop anew in the same world. */
function visit(world = memoryWorld()) {
  const shop = createShop(world);
  shop.start();
  shop.enterWorld();
  const checkout = (step: CheckoutStep) => shop.page(checkoutPage(step), '/Checkout', {});
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

describe('one payment makes one order', () => {
  test('and empties the cart', () => {
    const { checkout, pay, placed, shop } = visit();
    checkout('billing');
    pay();
    expect(placed().map(({ orderid, status, price }) => ({ orderid, status, price }))).toEqual([
      { orderid: 'LW-10428', status: 'In Progress', price: 74_800 },
    ]);
    expect(shop.member('cart').getSnapshot().context.lines).toEqual([]);
    expect(checkout('billing').getSnapshot().value).toBe('confirmation');
  });

  test('when the button is pressed twice', () => {
    const { checkout, payment, pay, placed } = visit();
    checkout('billing');
    const pressed = payment();
    pay();
    pressed?.send({ type: 'card.submitted', card: goodCard, amount: 74_800 });
    pay();
    expect(placed()).toHaveLength(1);
  });

  test('when the shopper goes back and pays again', () => {
    const { open, pay, placed, payment } = visit();
    open('billing');
    pay();
    open('personal');
    open('billing');
    pay();
    expect(placed()).toHaveLength(1);
    expect(payment()?.getSnapshot().context.problems).toEqual({
      amount: 'Your cart is empty, so there is nothing to pay for.',
    });
  });

  test('when the shopper leaves, comes back and pays again', () => {
    const { open, leave, pay, placed } = visit();
    open('billing');
    pay();
    leave();
    open('billing');
    pay();
    expect(placed()).toHaveLength(1);
  });

  test('when the page is reloaded and paid again, behind the dialog and after it', () => {
    const first = visit();
    first.open('billing');
    first.pay();
    const second = first.reload();
    second.open('billing');
    expect(second.checkout('billing').getSnapshot().value).toBe('billing');
    second.pay();
    expect(second.placed()).toHaveLength(1);
    expect(second.reload().placed()).toHaveLength(1);
  });

  test('when an empty cart is paid with an amount that has been overtaken', () => {
    const { open, payment, pay, placed } = visit();
    open('billing');
    pay();
    open('personal');
    open('billing');
    payment()?.send({ type: 'card.submitted', card: goodCard, amount: 74_800 });
    expect(placed()).toHaveLength(1);
  });

  test('and a card that matches no record makes none', () => {
    const { open, pay, placed, shop } = visit();
    open('billing');
    pay({ ...goodCard, cvv: '999' });
    expect(placed()).toEqual([]);
    expect(shop.member('cart').getSnapshot().context.lines).toHaveLength(4);
  });
});

test('the dialog has the lines that were bought, though the cart is empty by then', () => {
  const { open, pay, checkout, shop } = visit();
  const { lines } = shop.member('cart').getSnapshot().context;
  open('billing');
  pay();
  expect(checkout('billing').getSnapshot().context.ordered).toEqual(lines);
});

test('the card that pays is saved as the one Default when the shopper ticks the box', () => {
  const { open, payment, pay, shop } = visit();
  open('billing');
  payment()?.send({ type: 'default.toggled' });
  pay();
  const { cards } = shop.member('savedCards').getSnapshot().context;
  expect(cards.at(-1)).toEqual(
    expect.objectContaining({ name: record?.name, brand: 'Visa', last4: '4242', expiry: '12/30', isDefault: true }),
  );
  expect(cards.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

describe('personal details', () => {
  test('half typed, are there after going on, back and a reload', () => {
    const { open, fillIn, form, reload } = visit();
    open('personal');
    fillIn({ firstName: 'Ada', email: 'ada@' });
    open('billing');
    open('personal');
    expect(form()?.getSnapshot().context.values).toEqual({ firstName: 'Ada', email: 'ada@' });
    const again = reload();
    again.open('personal');
    expect(again.form()?.getSnapshot().context.values).toEqual({ firstName: 'Ada', email: 'ada@' });
  });

  test('complete, are there after going on, back, leaving, and a reload on the card step', () => {
    const { world, open, leave, fillIn, form, reload } = visit();
    open('personal');
    fillIn(ada);
    form()?.send({ type: 'form.submitted' });
    expect(world.navigated).toEqual(['/Checkout/Payment']);
    open('personal');
    expect(form()?.getSnapshot().context.values).toEqual(ada);
    leave();
    open('personal');
    expect(form()?.getSnapshot().context.values).toEqual(ada);
    const again = reload();
    again.open('billing');
    again.open('personal');
    expect(again.form()?.getSnapshot().context.values).toEqual(ada);
  });

  test('give the order its email', () => {
    const { open, fillIn, form, pay, placed } = visit();
    open('personal');
    fillIn(ada);
    form()?.send({ type: 'form.submitted' });
    pay();
    expect(placed()[0]?.email).toBe(ada.email);
  });

  test('give the order its email after a reload on the card step, too', () => {
    const first = visit();
    first.open('personal');
    first.fillIn(ada);
    const { open, pay, placed } = first.reload();
    open('billing');
    pay();
    expect(placed()[0]?.email).toBe(ada.email);
  });

  const person = { name: 'Ada Sample', email: 'ada@larkwood.example' };
  const prefilled = { firstName: 'Ada', lastName: 'Sample', email: 'ada@larkwood.example' };

  test('begin with the profile of who is signed in', () => {
    const { shop, open, form } = visit();
    shop.member('profile').send({ type: 'profile.created', person });
    open('personal');
    expect(form()?.getSnapshot().context.values).toEqual(prefilled);
  });

  test('take the profile that arrives after hydration, while nobody has typed', () => {
    const first = visit();
    first.shop.member('profile').send({ type: 'profile.created', person });
    const shop = createShop(first.world);
    shop.start();
    const checkout = shop.page(checkoutPage('personal'), '/Checkout', {});
    expect(checkout.getSnapshot().children.form?.getSnapshot().context.values).toEqual({});
    shop.enterWorld();
    expect(checkout.getSnapshot().children.form?.getSnapshot().context.values).toEqual(prefilled);
  });

  test('that were typed in this tab go before the profile', () => {
    const first = visit();
    first.shop.member('profile').send({ type: 'profile.created', person });
    first.open('personal');
    first.fillIn({ firstName: 'Grace', email: '' });
    const again = first.reload();
    again.open('personal');
    expect(again.form()?.getSnapshot().context.values).toEqual({ ...prefilled, firstName: 'Grace', email: '' });
  });

  test('know nothing of who has logged out', () => {
    const { shop, open, form } = visit();
    shop.member('profile').send({ type: 'profile.created', person });
    shop.member('profile').send({ type: 'session.closed' });
    open('personal');
    expect(form()?.getSnapshot().context.values).toEqual({});
  });

  test('of a profile give the order its email when the form was passed by', () => {
    const { shop, open, pay, placed } = visit();
    shop.member('profile').send({ type: 'profile.created', person });
    open('billing');
    pay();
    expect(placed()[0]?.email).toBe(person.email);
  });
});

test('nothing of a card but its last four digits, brand, expiry and name is kept anywhere', () => {
  const { world, open, payment, pay, leave } = visit();
  const marked = { name: 'Marker Name', cardnum: '4000 1234 5678 9017', expiry: '11/39', cvv: '7391' };
  open('billing');
  payment()?.send({ type: 'default.toggled' });
  for (const field of ['name', 'cardnum', 'expiry', 'cvv'] as const) {
    payment()?.send({ type: 'field.changed', field, value: marked[field] });
  }
  pay(marked);
  payment()?.send({ type: 'dialog.closed' });
  pay();
  leave();
  const kept = JSON.stringify([world.written('local'), world.written('session'), world.navigated]);
  for (const secret of [marked.name, marked.cardnum, '4000123456789017', marked.expiry, marked.cvv]) {
    expect(kept).not.toContain(secret);
  }
  expect(kept).not.toContain('4242 4242');
  expect(kept).not.toContain('42424242');
  expect(kept).toContain('"last4":"4242"');
});
