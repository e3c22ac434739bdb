import { sampleOrders } from '#fixtures/orders';

import { ada, contactMessage, goodCard } from './people';
import type { Scene } from './scene';
import { does, sends, together } from './scene';

const DETAIL = '/MyAccount/TrackOrder/TrackOrderDetail';
const sampleDetail = 'order-detail:LW-10427';
const SUCCEEDED = 'order-detail:LW-10388';
const FAILED = 'order-detail:LW-10362';
const signedIn = { profile: { person: ada, signedIn: true } };
const signedOut = { profile: { person: ada, signedIn: false } };

const [repeated] = sampleOrders;

const signsUp = sends('the shopper signs up', 'sign-up/form', {
  fullName: ada.name,
  email: ada.email,
  password: '••••••••',
  confirmPassword: '••••••••',
  terms: 'on',
});

const parcelMovesOn = does('the parcel reaches its next stage', `${sampleDetail}/tracking`, { type: 'stage.reached' });

/** The pages of the account, contact and sign-up, and the parts they invoke. */
export const accountScenes: readonly Scene[] = [
  {
    machine: 'form',
    actor: 'contact/form',
    path: '/ContactUs',
    part: 'main',
    moves: [does('the shopper sends the empty form', 'contact/form', { type: 'form.submitted' })],
  },
  { machine: 'form', actor: 'sign-up/form', path: '/SignUp', part: 'main', moves: [signsUp] },
  {
    machine: 'account',
    actor: 'account',
    path: '/MyAccount',
    part: {
      'account.orders': 'section[aria-labelledby=orders]',
      'account.details': 'section[aria-labelledby=details]',
      'account.address': 'section[aria-labelledby=addresses]',
      'account.address.writing': 'dialog[open]',
      'account.samples': 'section[aria-labelledby=samples]',
    },
    stored: signedIn,
    moves: [
      does('the person opens the details', 'account', { type: 'details.opened' }),
      sends('the person saves the details', 'account/details', { phone: '555 0142' }),
      does('the person begins an address', 'account', { type: 'address.opened' }),
      does('the shopper asks for the sample data', 'account', { type: 'samples.requested', before: signedIn }),
      does('the shopper takes that back', 'account', { type: 'samples.undone' }),
    ],
  },
  {
    machine: 'reorder',
    actor: 'account/reorder',
    path: '/MyAccount',
    part: 'section[aria-labelledby=orders] li',
    moves: [
      does('the shopper orders the same again', 'account/reorder', { type: 'order.repeated', order: { ...repeated } }),
    ],
  },
  {
    machine: 'add-card',
    actor: 'add-card',
    path: '/MyAccount/PaymentAndBilling',
    part: { addCard: 'section[aria-labelledby=cards]', 'addCard.open': 'dialog[aria-labelledby=add-card-title]' },
    moves: [
      does('the shopper wants to add a card', 'add-card', { type: 'dialog.opened' }),
      sends('the shopper fills in the card', 'add-card/form', goodCard),
    ],
  },
  {
    machine: 'contact',
    actor: 'contact',
    path: '/ContactUs',
    part: 'main',
    moves: [sends('the shopper writes a message', 'contact/form', contactMessage)],
  },
  {
    machine: 'sign-up',
    actor: 'sign-up',
    path: '/SignUp',
    part: 'main',
    moves: [signsUp],
  },
  {
    machine: 'log-in',
    actor: 'log-in',
    path: '/LogIn',
    part: 'main',
    stored: signedOut,
    moves: [
      sends('nobody goes by that name', 'log-in/form', { login: 'eve@larkwood.example', password: '••••' }),
      sends('the person logs in', 'log-in/form', { login: ada.email, password: '••••' }),
    ],
  },
  {
    machine: 'password-field',
    actor: 'log-in/password',
    path: '/LogIn',
    part: 'main form',
    moves: [
      {
        name: 'the shopper types a password and looks at it',
        events: [
          { to: 'log-in/form', event: { type: 'field.changed', field: 'password', value: '••••' } },
          { to: 'log-in/password', event: { type: 'reveal.toggled' } },
        ],
      },
    ],
  },
  {
    machine: 'track-order',
    actor: 'track-order',
    path: '/MyAccount/TrackOrder',
    part: 'main',
    moves: [
      sends('no order goes by that number', 'track-order/form', { orderid: 'LW-0', email: ada.email }),
      together(
        'the shopper looks the sample order up',
        does('the shopper takes it', 'track-order', { type: 'sample.chosen' }),
        does('the form is sent', 'track-order/form', { type: 'form.submitted' }),
      ),
    ],
  },
  { machine: 'order-detail', actor: sampleDetail, path: DETAIL, part: 'main', moves: [] },
  { machine: 'order-status', actor: `${sampleDetail}/status`, path: DETAIL, part: 'main header', moves: [] },
  // Orders that have come that far: their parcels stand where they should.
  {
    machine: 'order-status',
    actor: `${SUCCEEDED}/status`,
    path: `${DETAIL}?order=LW-10388`,
    part: 'main header',
    moves: [],
  },
  {
    machine: 'order-status',
    actor: `${FAILED}/status`,
    path: `${DETAIL}?order=LW-10362`,
    part: 'main header',
    moves: [],
  },
  {
    machine: 'order-status',
    actor: `${sampleDetail}/status`,
    path: DETAIL,
    part: 'main header',
    moves: [
      does('the parcel arrives', `${sampleDetail}/status`, { type: 'order.delivered' }),
      does('the order cannot be delivered', `${sampleDetail}/status`, { type: 'order.rejected' }),
    ],
  },
  {
    machine: 'tracking',
    actor: `${FAILED}/tracking`,
    path: `${DETAIL}?order=LW-10362`,
    part: 'section[aria-labelledby=way]',
    moves: [],
  },
  {
    machine: 'tracking',
    actor: `${SUCCEEDED}/tracking`,
    path: `${DETAIL}?order=LW-10388`,
    part: 'section[aria-labelledby=way]',
    moves: [],
  },
  {
    machine: 'tracking',
    actor: `${sampleDetail}/tracking`,
    path: DETAIL,
    part: 'section[aria-labelledby=way]',
    moves: [parcelMovesOn],
  },
];
