import { checkNewsletter } from '#domain/forms';
import { accountMachine } from '#machines/account/account.machine';
import { addCardMachine } from '#machines/add-card/add-card.machine';
import { contactMachine } from '#machines/contact/contact.machine';
import { formMachine } from '#machines/form/form.machine';
import { logInMachine } from '#machines/log-in/log-in.machine';
import { orderStatusMachine } from '#machines/order-status/order-status.machine';
import { passwordFieldMachine } from '#machines/password-field/password-field.machine';
import { reorderMachine } from '#machines/reorder/reorder.machine';
import { sampleCheck, sampleNow, sampleOrder, sampleProducts } from '#machines/samples';
import { signUpMachine } from '#machines/sign-up/sign-up.machine';
import { trackOrderMachine } from '#machines/track-order/track-order.machine';
import { orderDetailMachine } from '#machines/tracking/order-detail.machine';
import { trackingMachine } from '#machines/tracking/tracking.machine';

import type { RegisteredMachine } from './registration';
import { bare, register } from './registration';

/** The pages of the account, contact and sign-up, and the parts they invoke. */
export const accountPages: readonly RegisteredMachine[] = [
  register({
    name: 'form',
    machine: formMachine,
    input: { name: 'newsletter', values: { email: '' }, check: checkNewsletter, keepsDraft: true },
    appears: ['newsletter', '/ContactUs', '/Checkout', '/LogIn', '/SignUp', '/MyAccount/TrackOrder'],
    cases: [
      {
        name: 'a good address is typed',
        event: { type: 'field.changed', field: 'email', value: 'ada@larkwood.example' },
      },
      { name: 'a bad address is typed', event: { type: 'field.changed', field: 'email', value: 'ada' } },
      bare('form.submitted'),
      { name: 'a draft is found', event: { type: 'draft.found', values: { email: 'ada@larkwood.example' } } },
    ],
  }),
  register({
    name: 'account',
    machine: accountMachine,
    input: { person: () => undefined, checkAddress: sampleCheck, products: sampleProducts, cartLines: () => [] },
    appears: ['/MyAccount'],
    cases: [
      bare('details.opened'),
      bare('details.closed'),
      { name: 'a new address is begun', event: { type: 'address.opened', addressId: undefined } },
      bare('address.closed'),
      { name: 'the sample data is asked for', event: { type: 'samples.requested', before: {} } },
      bare('samples.undone'),
      bare('route.changed'),
    ],
  }),
  register({
    name: 'reorder',
    machine: reorderMachine,
    input: { products: sampleProducts, cartLines: () => [] },
    appears: ['/MyAccount', '/MyAccount/TrackOrder/TrackOrderDetail'],
    cases: [{ name: 'the same is ordered again', event: { type: 'order.repeated', order: sampleOrder } }],
  }),
  register({
    name: 'add-card',
    machine: addCardMachine,
    input: { now: sampleNow },
    appears: ['/MyAccount/PaymentAndBilling'],
    cases: [bare('dialog.opened'), bare('dialog.closed'), bare('list.changed')],
  }),
  register({
    name: 'contact',
    machine: contactMachine,
    input: { now: sampleNow },
    appears: ['/ContactUs'],
    cases: [bare('message.reopened')],
  }),
  register({ name: 'sign-up', machine: signUpMachine, input: undefined, appears: ['/SignUp'], cases: [] }),
  register({
    name: 'log-in',
    machine: logInMachine,
    input: { person: () => undefined },
    appears: ['/LogIn'],
    cases: [bare('session.left')],
  }),
  register({
    name: 'password-field',
    machine: passwordFieldMachine,
    input: undefined,
    appears: ['/LogIn', '/SignUp'],
    cases: [bare('reveal.toggled')],
  }),
  register({
    name: 'track-order',
    machine: trackOrderMachine,
    input: { sampleOrder, orders: () => [sampleOrder] },
    appears: ['/MyAccount/TrackOrder'],
    cases: [bare('sample.chosen'), bare('route.changed')],
  }),
  register({
    name: 'order-detail',
    machine: orderDetailMachine,
    input: { order: sampleOrder, products: sampleProducts, cartLines: () => [] },
    appears: ['/MyAccount/TrackOrder/TrackOrderDetail'],
    cases: [],
  }),
  register({
    name: 'order-status',
    machine: orderStatusMachine,
    input: { status: 'In Progress' },
    appears: ['/MyAccount/TrackOrder/TrackOrderDetail'],
    cases: [bare('order.delivered'), bare('order.rejected')],
  }),
  register({
    name: 'tracking',
    machine: trackingMachine,
    input: { reached: 'Ordered' },
    appears: ['/MyAccount/TrackOrder/TrackOrderDetail'],
    cases: [bare('stage.reached')],
  }),
];
