import { checkNewsletter } from '#domain/forms';
import { faqs } from '#fixtures/faqs';
import { faqItemMachine } from '#machines/faq-item/faq-item.machine';
import { formMachine } from '#machines/form/form.machine';
import { latestPostsMachine } from '#machines/latest-posts/latest-posts.machine';
import { newsletterMachine } from '#machines/newsletter/newsletter.machine';
import { passwordFieldMachine } from '#machines/password-field/password-field.machine';

import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { button, containing, is, MAIN, named, says, seen, textbox, unseen } from './someone';
import type { Someone, Spot } from './someone';

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
  bound: { words: 'at most 1 address', holds: ({ context }) => context.addresses.length <= 1 },
  actor: (shop) => shop.member('newsletter'),
};

/** What is small enough to stand together: questions, posts, a password, and the newsletter box. */
export const smallTargets = [
  onPage(faqItem),
  onPage(latestPosts),
  onPage(passwordField),
  onPage(form),
  onPage(newsletter),
];
