import { beforeAll, describe, expect, test } from 'vitest';

import { samplePersonal } from '#machines/samples';
import { page as checkoutPage } from '#routes/Checkout/-page';
import { loadPhoneNumbers } from '#routes/-shared/phone';
import { createShop } from '#shop';

import { openCheckout } from '../support/checkout-harness';
import { memoryWorld } from '../support/memory-world';

beforeAll(loadPhoneNumbers);

describe('personal details', () => {
  test('half typed, are there after going on, back and a reload', () => {
    const { open, fillIn, form, reload } = openCheckout();
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
    const { world, open, leave, fillIn, form, reload } = openCheckout();
    const written = { ...samplePersonal, phone: '(902) 555-0142' };
    open('personal');
    fillIn(samplePersonal);
    form()?.send({ type: 'form.submitted' });
    expect(world.navigated).toEqual(['/Checkout/Payment']);
    open('personal');
    expect(form()?.getSnapshot().context.values).toEqual(written);
    leave();
    open('personal');
    expect(form()?.getSnapshot().context.values).toEqual(written);
    const again = reload();
    again.open('billing');
    again.open('personal');
    expect(again.form()?.getSnapshot().context.values).toEqual(written);
  });

  test('give the order its email', () => {
    const { open, fillIn, form, pay, placed } = openCheckout();
    open('personal');
    fillIn(samplePersonal);
    form()?.send({ type: 'form.submitted' });
    pay();
    expect(placed()[0]?.email).toBe(samplePersonal.email);
  });

  test('give the order its email after a reload on the card step, too', () => {
    const first = openCheckout();
    first.open('personal');
    first.fillIn(samplePersonal);
    const { open, pay, placed } = first.reload();
    open('billing');
    pay();
    expect(placed()[0]?.email).toBe(samplePersonal.email);
  });

  test('are there in another tab after this one is closed, and gone with the working day', () => {
    let now = new Date(2025, 5, 15, 9);
    const first = openCheckout(memoryWorld(() => now));
    first.open('personal');
    first.fillIn({ firstName: 'Ada' });
    now = new Date(2025, 5, 15, 16, 59);
    const later = first.reload();
    later.open('personal');
    expect(later.form()?.getSnapshot().context.values).toEqual({ firstName: 'Ada' });
    now = new Date(2025, 5, 15, 17);
    const tooLate = later.reload();
    tooLate.open('personal');
    expect(tooLate.form()?.getSnapshot().context.values).toEqual({});
    expect(JSON.stringify(first.world.written('local'))).not.toContain('Ada');
  });

  test('are kept as a draft no longer than until the order is placed', () => {
    const { world, open, fillIn, form, pay } = openCheckout();
    open('personal');
    fillIn(samplePersonal);
    form()?.send({ type: 'form.submitted' });
    expect(JSON.stringify(world.written('local'))).toContain(samplePersonal.lastName);
    pay();
    expect(JSON.stringify(world.written('local')['larkwood.drafts'])).not.toContain(samplePersonal.lastName);
  });

  /** Types a first name before storage has been read, and reads it. */
  const typeEarly = ({ world }: ReturnType<typeof openCheckout>) => {
    const shop = createShop(world);
    shop.start();
    const { form } = shop.page(checkoutPage, '/Checkout', { step: 'personal' }).getSnapshot().children;
    form?.send({ type: 'field.changed', field: 'firstName', value: 'Ada' });
    shop.enterWorld();
    return form?.getSnapshot().context.values;
  };

  test('that are typed before the script has come leave the other fields to the draft, and are kept with them', () => {
    const first = openCheckout();
    first.open('personal');
    first.fillIn({ firstName: 'Bo', city: 'Oslo' });
    expect(typeEarly(first)).toEqual({ firstName: 'Ada', city: 'Oslo' });
    const again = first.reload();
    again.open('personal');
    expect(again.form()?.getSnapshot().context.values).toEqual({ firstName: 'Ada', city: 'Oslo' });
  });

  test('are kept no longer for being looked at again', () => {
    let now = new Date(2025, 5, 15, 9);
    const first = openCheckout(memoryWorld(() => now));
    first.open('personal');
    first.fillIn({ firstName: 'Bo' });
    const kept = first.world.written('local')['larkwood.drafts'];
    now = new Date(2025, 5, 15, 12);
    const shop = createShop(first.world);
    shop.start();
    shop.page(checkoutPage, '/Checkout', { step: 'personal' });
    shop.enterWorld();
    expect(first.world.written('local')['larkwood.drafts']).toEqual(kept);
  });

  test('that are typed before the script of a first visit has come are there after a reload', () => {
    const first = openCheckout();
    expect(typeEarly(first)).toEqual({ firstName: 'Ada' });
    const again = first.reload();
    again.open('personal');
    expect(again.form()?.getSnapshot().context.values).toEqual({ firstName: 'Ada' });
  });

  const person = { name: 'Ada Sample', email: 'ada@larkwood.example' };
  const prefilled = { firstName: 'Ada', lastName: 'Sample', email: 'ada@larkwood.example' };

  test('begin with the profile of who is signed in', () => {
    const { shop, open, form } = openCheckout();
    shop.member('profile').send({ type: 'profile.created', person });
    open('personal');
    expect(form()?.getSnapshot().context.values).toEqual(prefilled);
  });

  test('take the profile that arrives after hydration, while nobody has typed', () => {
    const first = openCheckout();
    first.shop.member('profile').send({ type: 'profile.created', person });
    const shop = createShop(first.world);
    shop.start();
    const checkout = shop.page(checkoutPage, '/Checkout', { step: 'personal' });
    expect(checkout.getSnapshot().children.form?.getSnapshot().context.values).toEqual({});
    shop.enterWorld();
    expect(checkout.getSnapshot().children.form?.getSnapshot().context.values).toEqual(prefilled);
  });

  test('that were typed in this tab go before the profile', () => {
    const first = openCheckout();
    first.shop.member('profile').send({ type: 'profile.created', person });
    first.open('personal');
    first.fillIn({ firstName: 'Grace', email: '' });
    const again = first.reload();
    again.open('personal');
    expect(again.form()?.getSnapshot().context.values).toEqual({ ...prefilled, firstName: 'Grace', email: '' });
  });

  const india = { type: 'country.chosen', country: 'India', weekend: [0] } as const;
  const address = {
    label: 'Home',
    street: '1 Lane',
    city: 'Oslo',
    postcode: '0150',
    country: 'Norway',
    isDefault: true,
  };
  const atHome = { ...person, addresses: [{ id: 'address-1', ...address }] };

  test('begin with the chosen country of delivery, which what is typed replaces', () => {
    const first = openCheckout();
    first.shop.member('destination').send(india);
    const shop = createShop(first.world);
    shop.start();
    const checkout = shop.page(checkoutPage, '/Checkout', { step: 'personal' });
    shop.enterWorld();
    expect(checkout.getSnapshot().children.form?.getSnapshot().context.values).toEqual({ country: 'India' });
    first.open('personal');
    first.fillIn({ country: '' });
    const again = first.reload();
    again.open('personal');
    expect(again.form()?.getSnapshot().context.values).toMatchObject({ country: '' });
  });

  test('follow the country of delivery that another tab chooses, and take it back to that of the shop', () => {
    const { shop, open, form } = openCheckout();
    const country = () => form()?.getSnapshot().context.values['country'];
    open('personal');
    shop.member('destination').send(india);
    expect(country()).toBe('India');
    shop.member('destination').send({ type: 'country.restored', country: 'Canada', weekend: [0, 6] });
    expect(country()).toBe('');
  });

  test('take town and country of one address, never of two', () => {
    const { shop, open, form } = openCheckout();
    const there = () => {
      const { city, country } = form()?.getSnapshot().context.values ?? {};
      return { city, country };
    };
    shop.member('destination').send(india);
    open('personal');
    expect(there()).toEqual({ city: undefined, country: 'India' });
    shop.member('profile').send({ type: 'profile.created', person: atHome });
    expect(there()).toEqual({ city: 'Oslo', country: 'Norway' });
    shop.member('destination').send({ ...india, country: 'Egypt' });
    expect(there()).toEqual({ city: 'Oslo', country: 'Norway' });
  });

  test('that are kept here replace the chosen country of delivery', () => {
    const { shop, checkout, open, form, pay } = openCheckout();
    shop.member('profile').send({ type: 'profile.created', person: atHome });
    open('billing');
    pay();
    shop.member('profile').send({ type: 'session.closed' });
    shop.member('destination').send(india);
    open('personal');
    expect(form()?.getSnapshot().context.values).toEqual({ country: 'India' });
    checkout('personal').send({ type: 'details.chosen', id: 'LW-10428' });
    expect(form()?.getSnapshot().context.values).toMatchObject({ city: 'Oslo', country: 'Norway', postcode: '0150' });
  });

  test('know nothing of who has logged out', () => {
    const { shop, open, form } = openCheckout();
    shop.member('profile').send({ type: 'profile.created', person });
    shop.member('profile').send({ type: 'session.closed' });
    open('personal');
    expect(form()?.getSnapshot().context.values).toEqual({});
  });

  test('of a profile give the order its email when the form was passed by', () => {
    const { shop, open, pay, placed } = openCheckout();
    shop.member('profile').send({ type: 'profile.created', person });
    open('billing');
    pay();
    expect(placed()[0]?.email).toBe(person.email);
  });
});
