import { afterEach, describe, expect, test, vi } from 'vitest';

import { goodCard } from '#machines/payment/payment.cases';

import { openCheckout } from '../support/checkout-harness';

afterEach(() => vi.restoreAllMocks());

describe('one payment makes one order', () => {
  test('and empties the cart', () => {
    const { checkout, pay, placed, shop } = openCheckout();
    checkout('billing');
    pay();
    expect(placed().map(({ orderid, status, price }) => ({ orderid, status, price }))).toEqual([
      { orderid: 'LW-10428', status: 'In Progress', price: 74_800 },
    ]);
    expect(shop.member('cart').getSnapshot().context.lines).toEqual([]);
    expect(checkout('billing').getSnapshot().value).toBe('confirmation');
  });

  test('when the button is pressed twice', () => {
    const { checkout, pay, placed } = openCheckout();
    checkout('billing');
    pay();
    pay();
    expect(placed()).toHaveLength(1);
  });

  test('when the shopper goes back and pays again', () => {
    const { open, pay, placed, card } = openCheckout();
    open('billing');
    pay();
    open('personal');
    open('billing');
    pay();
    expect(placed()).toHaveLength(1);
    expect(card()?.getSnapshot().context.problems).toEqual({
      amount: 'There is nothing to pay for.',
    });
  });

  test('when the shopper leaves, comes back and pays again', () => {
    const { open, leave, pay, placed } = openCheckout();
    open('billing');
    pay();
    leave();
    open('billing');
    pay();
    expect(placed()).toHaveLength(1);
  });

  test('when the page is reloaded and paid again, behind the dialog and after it', () => {
    const first = openCheckout();
    first.open('billing');
    first.pay();
    const second = first.reload();
    second.open('billing');
    expect(second.checkout('billing').getSnapshot().value).toBe('billing');
    second.pay();
    expect(second.placed()).toHaveLength(1);
    expect(second.reload().placed()).toHaveLength(1);
  });

  test('when the cart is emptied in another tab while the card is typed', () => {
    const { open, pay, placed, shop } = openCheckout();
    open('billing');
    shop.member('cart').send({ type: 'cart.restored', lines: [] });
    pay();
    expect(placed()).toHaveLength(0);
  });

  test('and a card that matches no record makes none', () => {
    const { open, payWith, placed, shop } = openCheckout();
    open('billing');
    payWith({ ...goodCard, cvv: '999' });
    expect(placed()).toEqual([]);
    expect(shop.member('cart').getSnapshot().context.lines).toHaveLength(4);
  });
});

test('the dialog has the lines that were bought, though the cart is empty by then', () => {
  const { open, pay, checkout, shop } = openCheckout();
  const { lines } = shop.member('cart').getSnapshot().context;
  open('billing');
  pay();
  expect(checkout('billing').getSnapshot().context.ordered).toEqual(lines);
});

test('the card that pays is saved as the one Default when the shopper ticks the box', () => {
  const { open, payWith, shop } = openCheckout();
  open('billing');
  payWith({ ...goodCard, isDefault: 'on' });
  const { cards } = shop.member('savedCards').getSnapshot().context;
  expect(cards.at(-1)).toEqual(
    expect.objectContaining({ name: goodCard.name, brand: 'Visa', last4: '4242', expiry: '12/30', isDefault: true }),
  );
  expect(cards.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

describe('a card that is typed', () => {
  const typed = { name: 'Marker Name', cardnum: '4000 1234 5678 9017', expiry: '11/39', cvv: '7391' };
  const backAndForward = ({ open }: ReturnType<typeof openCheckout>) => {
    open('personal');
    open('billing');
  };

  test('is there again after a look at the personal details, and is written nowhere', () => {
    const visit = openCheckout();
    visit.open('billing');
    visit.payment()?.send({ type: 'card.chosen', cardId: 'sample-mastercard' });
    visit.type({ ...typed, isDefault: 'on' });
    backAndForward(visit);
    backAndForward(visit);
    expect(visit.card()?.getSnapshot().context.values).toEqual({ ...typed, isDefault: 'on' });
    expect(visit.payment()?.getSnapshot().context.chosen).toBe('sample-mastercard');
    const kept = JSON.stringify([visit.world.written('local'), visit.world.written('session'), visit.world.navigated]);
    expect(Object.values(typed).filter((secret) => kept.includes(secret))).toEqual([]);
  });

  test('is there again when the shopper goes back from the failure dialog', () => {
    const visit = openCheckout();
    visit.open('billing');
    visit.payWith(typed);
    expect(visit.payment()?.getSnapshot().value).toBe('declined');
    backAndForward(visit);
    expect(visit.payment()?.getSnapshot().value).toEqual({ editing: 'agreed' });
    expect(visit.card()?.getSnapshot().context.values).toEqual({ ...typed, isDefault: '' });
  });

  test('is forgotten once it has paid, and when the checkout is left', () => {
    const visit = openCheckout();
    const blank = { name: '', cardnum: '', expiry: '', cvv: '', isDefault: '' };
    visit.open('billing');
    visit.type(typed);
    backAndForward(visit);
    visit.leave();
    visit.open('billing');
    expect(visit.card()?.getSnapshot().context.values).toEqual(blank);
    visit.type(typed);
    backAndForward(visit);
    visit.pay();
    expect(visit.checkout('billing').getSnapshot()).toMatchObject({
      value: 'confirmation',
      context: { card: undefined },
    });
    backAndForward(visit);
    expect(visit.card()?.getSnapshot().context.values).toEqual(blank);
  });
});

test('nothing of a card but its last four digits, brand, expiry and name is kept or logged anywhere', () => {
  const logged = (['debug', 'error', 'info', 'log', 'warn'] as const).map((level) => vi.spyOn(console, level));
  const { world, open, payment, payWith, leave } = openCheckout();
  const marked = { name: 'Marker Name', cardnum: '4000 1234 5678 9017', expiry: '11/39', cvv: '7391' };
  open('billing');
  payWith({ ...marked, isDefault: 'on' });
  payment()?.send({ type: 'dialog.closed' });
  payWith(goodCard);
  leave();
  const kept = JSON.stringify([world.written('local'), world.written('session'), world.navigated]);
  for (const secret of [marked.name, marked.cardnum, '4000123456789017', marked.expiry, marked.cvv]) {
    expect(kept).not.toContain(secret);
  }
  expect(kept).not.toContain('4242 4242');
  expect(kept).not.toContain('42424242');
  expect(kept).toContain('"last4":"4242"');
  expect(logged.flatMap((level) => level.mock.calls)).toEqual([]);
});
