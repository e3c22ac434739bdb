import type { Locator, Page } from 'playwright-core';

import { PERSON } from './facts';
import { inShop, see, seeNot } from './shop';

interface Card {
  readonly name: string;
  readonly number: string;
  readonly cvv: string;
  readonly expiry: string;
}

/** Page object of both steps of the checkout. */
export function onCheckout(page: Page) {
  const shop = inShop(page);
  const { main } = shop;
  const field = (name: RegExp) => main.getByLabel(name).first();
  const fields = {
    firstName: field(/^first name/i),
    lastName: field(/^last name/i),
    email: field(/^email/i),
    phone: field(/^phone/i),
    town: field(/^town/i),
    country: field(/^country/i),
    postcode: field(/^postcode/i),
  };
  const card = {
    name: field(/^name on card/i),
    number: field(/^card number/i),
    expiry: field(/^valid through/i),
    cvv: field(/cvv/i),
    asDefault: main.getByRole('checkbox', { name: /default/i }),
  };
  const pay = main.getByRole('button', { name: /^pay/i });
  const failure = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Payment Failed' });
  const success = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Thank you!' });

  return {
    ...shop,
    fields,
    card,
    pay,
    failure,
    success,
    steps: page.getByRole('navigation', { name: /steps/i }).getByRole('listitem'),
    fillPersonal: async (person: Readonly<Record<keyof typeof PERSON, string>> = PERSON) => {
      for (const [name, value] of Object.entries(person)) {
        await fillOrSelect(fields[name as keyof typeof fields], value);
      }
    },
    goOn: () =>
      main
        .getByRole('button', { name: /continue|next|billing|payment/i })
        .last()
        .click(),
    fillCard: async ({ name, number, cvv, expiry }: Card) => {
      await card.name.fill(name);
      await card.number.fill(number);
      await card.expiry.fill(expiry);
      await card.cvv.fill(cvv);
    },
    payNow: () => pay.click(),
    tryAgain: () => shop.press('Try Again', failure),
    seeFailure: () => see(failure),
    seeNoFailure: () => seeNot(failure),
    seeSuccess: () => see(success),
  };
}

async function fillOrSelect(control: Locator, value: string): Promise<void> {
  const isList = await control.evaluate((element) => element.tagName === 'SELECT');
  await (isList ? control.selectOption({ label: value }) : control.fill(value));
}
