import { checkNewsletter } from '#domain/forms';
import { faqs } from '#fixtures/faqs';
import { products } from '#fixtures/products';
import { faqItemMachine } from '#machines/faq-item/faq-item.machine';
import { formMachine } from '#machines/form/form.machine';
import { latestPostsMachine } from '#machines/latest-posts/latest-posts.machine';
import { newsletterMachine } from '#machines/newsletter/newsletter.machine';
import { passwordFieldMachine } from '#machines/password-field/password-field.machine';
import { reorderMachine } from '#machines/reorder/reorder.machine';
import { sampleOrder } from '#machines/samples';
import { orderStatusMachine } from '#machines/order-status/order-status.machine';
import { trackingMachine } from '#machines/tracking/tracking.machine';

import { NEVER_RESTS, onPage } from './page-target';
import type { PageTarget } from './page-target';
import { button, containing, is, MAIN, named, says, seen, textbox, unseen } from './someone';
import type { Someone, Spot } from './someone';

const NO_WORKSHOP = { notOnPage: 'There is no workshop behind the sample shop: parcels stay where they are.' } as const;
const question = button(faqs[0]?.question ?? 'no question', MAIN);

const faqItem: PageTarget<typeof faqItemMachine> = {
  machine: 'faq-item',
  place: 'the first question of the home page',
  logic: faqItemMachine,
  starts: [{ name: 'the home page', input: undefined, visit: { path: '/', width: 'phone' } }],
  events: {
    'question.toggled': [
      {
        name: 'the question is pressed',
        event: { type: 'question.toggled' },
        cause: (someone) => someone.click(question),
      },
    ],
  },
  states: { collapsed: () => [is(question, 'expanded', false)], expanded: () => [is(question, 'expanded')] },
  actor: (shop) => shop.actor.system.get('home')?.getSnapshot().children.faq0,
};

const loadMore = button('Load More Blogs', MAIN);

const latestPosts: PageTarget<typeof latestPostsMachine> = {
  machine: 'latest-posts',
  place: 'the blog',
  logic: latestPostsMachine,
  starts: [{ name: 'the blog', input: undefined, visit: { path: '/Blog', width: 'desk' } }],
  events: {
    'more.requested': [
      {
        name: 'more posts are asked for',
        event: { type: 'more.requested' },
        cause: (someone) => someone.click(loadMore),
      },
    ],
  },
  states: { some: () => [seen(loadMore)], all: () => [unseen(loadMore)] },
  actor: (shop) => shop.actor.system.get('blog'),
};

const passwordField: PageTarget<typeof passwordFieldMachine> = {
  machine: 'password-field',
  place: 'the login page',
  logic: passwordFieldMachine,
  starts: [{ name: 'the login page', input: undefined, visit: { path: '/LogIn', width: 'phone' } }],
  events: {
    'reveal.toggled': [
      {
        name: 'Show or Hide is pressed',
        event: { type: 'reveal.toggled' },
        cause: (someone) => someone.click(button(/^(Show|Hide) password$/, MAIN)),
      },
    ],
  },
  states: {
    hidden: () => [seen(button('Show password', MAIN))],
    shown: () => [seen(button('Hide password', MAIN))],
  },
  actor: (shop) => shop.actor.system.get('log-in')?.getSnapshot().children.password,
};

const letters: Spot = named('region', 'Letters from Larkwood');
const email = textbox('Email for the newsletter');
const subscribe = button('Subscribe', letters);

const form: PageTarget<typeof formMachine> = {
  machine: 'form',
  place: 'the newsletter box',
  logic: formMachine,
  starts: [
    {
      name: 'the blog',
      input: { name: 'newsletter', values: { email: '' }, check: checkNewsletter, keepsDraft: false },
      visit: { path: '/Blog', width: 'desk', kept: { newsletter: [] } },
    },
  ],
  events: {
    'field.changed': ['ada', 'ada@larkwood.example'].map((value) => ({
      name: `${value} is typed`,
      event: { type: 'field.changed', field: 'email', value } as const,
      cause: (someone: Someone) => someone.type(email, value),
      when: ({ context }) => context.values['email'] !== value,
    })),
    'form.submitted': [
      {
        name: 'Subscribe is pressed',
        event: { type: 'form.submitted' },
        cause: (someone) => someone.click(subscribe),
      },
    ],
    'draft.found': { notOnPage: 'The newsletter box keeps no draft; other forms find theirs before anyone can look.' },
  },
  states: {
    editing: ({ context }) => [unseen({ ...letters, saying: /Enter/ }), ...(context.isTouched ? [] : [seen(email)])],
    refused: ({ context }) => [says(letters, containing(context.problems['email'] ?? 'no problem'))],
    accepted: () => [says(letters, /Thank you\. Your address is saved/)],
  },
  ignoredContext: ['refusals'],
  actor: (shop) => shop.member('newsletter').getSnapshot().children.form,
};

const answer = (name: string, address: string) => ({
  name,
  event: { type: 'xstate.done.actor.form', output: { values: { email: address } }, actorId: 'form' } as never,
  cause: async (someone: Someone) => {
    await someone.type(email, address);
    await someone.click(subscribe);
  },
});

const newsletter: PageTarget<typeof newsletterMachine> = {
  machine: 'newsletter',
  place: 'the footer',
  logic: newsletterMachine,
  starts: [
    { name: 'nobody subscribed', input: undefined, visit: { path: '/Blog', width: 'phone', kept: { newsletter: [] } } },
  ],
  events: {
    'addresses.restored': [['ada@larkwood.example'], []].map((addresses) => ({
      name: addresses.length === 0 ? 'another tab knows nobody' : 'another tab knows Ada',
      event: { type: 'addresses.restored', addresses } as const,
      cause: (someone: Someone) => someone.hearOf('newsletter', addresses),
    })),
    'newsletter.reopened': [
      {
        name: 'another address is begun',
        event: { type: 'newsletter.reopened' },
        cause: (someone) => someone.type(email, 'b'),
      },
    ],
  },
  answers: [answer('Ada subscribes', 'ada@larkwood.example')],
  states: {
    asking: () => [unseen({ ...letters, saying: /Thank you|Already/ })],
    saved: () => [says(letters, /Thank you\. Your address is saved/)],
    known: () => [says(letters, /Already on your list/)],
  },
  isWithin: ({ context }) => context.addresses.length <= 1,
  actor: (shop) => shop.member('newsletter'),
};

const ORDERS = [
  ['LW-10362', 'Ordered', 'Failed'],
  ['LW-10427', 'Packaging', 'In Progress'],
  ['LW-10411', 'Delivery', 'In Progress'],
  ['LW-20001', 'Delivered', 'In Progress'],
  ['LW-10388', 'Received', 'Succeed'],
] as const;

const visitTo = (orderid: string, reached: string) => ({
  path: `/MyAccount/TrackOrder/TrackOrderDetail?order=${orderid}`,
  width: 'desk' as const,
  // No sample order has been delivered and not yet been taken in.
  kept: { orders: [{ ...sampleOrder, orderid: 'LW-20001', reached }] },
});

/** The stage is reached, the one after it is not. */
const stageReached = (stage: string, next?: string) => [
  seen({ role: 'listitem', saying: new RegExp(`^${stage} Reached`), within: MAIN }),
  ...(next === undefined ? [] : [unseen({ role: 'listitem', saying: new RegExp(`^${next} Reached`), within: MAIN })]),
];

const tracking: PageTarget<typeof trackingMachine> = {
  machine: 'tracking',
  place: 'the detail page of five orders',
  logic: trackingMachine,
  starts: ORDERS.map(([orderid, reached]) => ({
    name: `an order that is ${reached}`,
    input: { reached },
    visit: visitTo(orderid, reached),
  })),
  events: { 'stage.reached': NO_WORKSHOP },
  states: {
    locating: NEVER_RESTS,
    ordered: () => stageReached('Ordered', 'Packaging'),
    packaging: () => stageReached('Packaging', 'Delivery'),
    delivery: () => stageReached('Delivery', 'Delivered'),
    delivered: () => stageReached('Delivered', 'Received'),
    received: () => stageReached('Received'),
  },
  actor: (shop) => childOfDetail(shop, 'tracking'),
};

const orderStatus: PageTarget<typeof orderStatusMachine> = {
  machine: 'order-status',
  place: 'the detail page of three orders',
  logic: orderStatusMachine,
  starts: [ORDERS[0], ORDERS[1], ORDERS[4]].map(([orderid, reached, status]) => ({
    name: `an order: ${status}`,
    input: { status },
    visit: visitTo(orderid, reached),
  })),
  events: { 'order.delivered': NO_WORKSHOP, 'order.rejected': NO_WORKSHOP },
  states: {
    deciding: NEVER_RESTS,
    inProgress: () => [says(MAIN, /In Progress/)],
    succeeded: () => [says(MAIN, /Succeed/)],
    failed: () => [says(MAIN, /Failed/)],
  },
  actor: (shop) => childOfDetail(shop, 'status'),
};

const reorder: PageTarget<typeof reorderMachine> = {
  machine: 'reorder',
  place: 'the detail page of an order',
  logic: reorderMachine,
  starts: [
    {
      name: 'an order of three pieces',
      input: { products, cartLines: () => [] },
      visit: visitTo('LW-10427', 'Packaging'),
    },
  ],
  events: {
    'order.repeated': [
      {
        name: 'Reorder is pressed',
        event: { type: 'order.repeated', order: sampleOrder },
        cause: (someone) => someone.click(button('Reorder', MAIN)),
      },
    ],
  },
  states: {
    ready: () => [unseen({ role: 'status', saying: /cart/, within: MAIN })],
    told: () => [seen({ role: 'status', saying: /cart/, within: MAIN })],
  },
  ignoredContext: ['outcome', 'orderid'],
  actor: (shop) => childOfDetail(shop, 'reorder'),
};

function childOfDetail({ actor }: Parameters<PageTarget<typeof reorderMachine>['actor']>[0], child: string) {
  const children = ORDERS.map(([orderid]) => actor.system.get(`order-detail:${orderid}`));
  return children.find((detail) => detail !== undefined)?.getSnapshot().children[child];
}

/** What is small enough to stand together: questions, posts, the newsletter box, and the way of a parcel. */
export const smallTargets = [
  onPage(faqItem),
  onPage(latestPosts),
  onPage(passwordField),
  onPage(form),
  onPage(newsletter),
  onPage(tracking),
  onPage(orderStatus),
  onPage(reorder),
];
