import { cardOf } from '#domain/card';
import { checkNewsletter } from '#domain/fields';
import { checkCard } from '#domain/forms';
import { containing, MAIN, says, seen, unseen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { fillIn } from '#kit/paths/steps';
import { email, letters, subscribe } from '#machines/newsletter/newsletter.page';
import { goodCard } from '#machines/payment/payment.cases';
import { CARD_FIELDS, pay, thanks } from '#machines/payment/payment.page';
import { oneLamp, sampleNow } from '#machines/samples';

import { cases } from './form.cases';

export const places = placesOf(cases, [
  {
    place: 'the newsletter box',
    starts: [
      {
        name: 'the blog',
        input: { name: 'newsletter', values: { email: '' }, check: checkNewsletter, keepsDraft: false },
        visit: { path: '/Blog', width: 'desktop', kept: { newsletter: [] } },
      },
    ],
    events: {
      'field.changed': [
        {
          case: ['a bad address is typed', 'a good address is typed'],
          cause: (driver, { value }) => driver.type(email, value),
          when: ({ context }, { value }) => context.values['email'] !== value,
        },
      ],
      'form.submitted': [
        { case: 'form.submitted', words: 'Subscribe is pressed', cause: (driver) => driver.click(subscribe) },
      ],
      'rules.loaded': { notOnPage: 'Only the checkout loads rules.' },
      'draft.found': {
        notOnPage: 'The newsletter box keeps no draft; other forms have filled in theirs before anything can be seen.',
      },
      'drafts.read': { notOnPage: 'The drafts have been read before anything can be seen.' },
    },
    states: {
      editing: ({ context }) => [
        unseen({ ...letters, saying: /Enter/ }),
        ...(context.touched.length > 0 ? [] : [seen(email)]),
      ],
      refused: ({ context }) => [says(letters, containing(context.problems['email'] ?? 'no problem'))],
      accepted: () => [says(letters, /Thank you\. Your address is saved/)],
    },
    actor: 'newsletter/form',
  },
  {
    place: 'the card step',
    starts: [
      {
        name: 'a card without a month',
        input: {
          name: 'card',
          values: { ...goodCard, expiry: '' },
          check: (values) => checkCard(cardOf(values), sampleNow()),
          keepsDraft: false,
        },
        visit: { path: '/Checkout/Payment', width: 'phone', kept: { cart: oneLamp } },
        setup: (driver) => fillIn(driver, CARD_FIELDS, { ...goodCard, expiry: '' }),
      },
    ],
    events: {
      'field.changed': [
        {
          case: ['a month that has passed is typed', 'a month to come is typed'],
          cause: (driver, { value }) => driver.type(CARD_FIELDS.expiry, value),
          when: ({ context }, { value }) => context.values['expiry'] !== value,
        },
        {
          case: ['the name is wiped', 'the name is typed'],
          cause: (driver, { value }) => driver.type(CARD_FIELDS.name, value),
          when: ({ context }, { value }) => context.values['name'] !== value,
        },
      ],
      'form.submitted': [
        { case: 'form.submitted', words: 'Pay is pressed', cause: (driver) => driver.press('Enter', pay) },
      ],
      'rules.loaded': { notOnPage: 'Only the checkout loads rules.' },
      'draft.found': { notOnPage: 'Card numbers are never stored, so there is no draft.' },
      'drafts.read': { notOnPage: 'The drafts have been read before the card step.' },
    },
    states: {
      editing: () => [unseen(thanks), seen(pay)],
      refused: ({ context }) => Object.values(context.problems).map((problem) => says(MAIN, containing(problem))),
      accepted: () => [seen(thanks)],
    },
    actor: 'checkout/payment/form',
  },
]);
