import { assign, setup } from 'xstate';

/** What a shopper does that leads from one thing seen to another. */
export const JOURNEY_SIGNS = [
  'home',
  'products',
  'cart',
  'wishlist',
  'logIn',
  'contact',
  'blog',
  'account',
  'track',
  'policy',
  'product',
  'compare',
  'checkout',
  'payment',
  'billing',
  'trackDetail',
  'post',
  'signUp',
  'join',
  'leave',
  'menu',
  'miniCart',
  'search',
  'filters',
  'preview',
  'addCard',
  'addAddress',
  'close',
  'decline',
  'pay',
  'orders',
] as const;

type JourneySign = (typeof JOURNEY_SIGNS)[number];

type JourneyEvent = { [Sign in JourneySign]: { readonly type: Sign } }[JourneySign];

/**
 * The shop as a shopper sees it: screens, and what may lie over them. Drawn from the specification's route table alone,
 * so that it and the shop's own machines can contradict each other.
 */
export const journeyMachine = setup({
  types: { context: {} as { readonly isKnown: boolean }, events: {} as JourneyEvent, tags: {} as 'overlay' },
  guards: { isKnown: ({ context }) => context.isKnown },
  actions: { become: assign((_, { isKnown }: { readonly isKnown: boolean }) => ({ isKnown })) },
}).createMachine({
  id: 'journey',
  description: 'The shop as a shopper sees it.',
  context: { isKnown: false },
  initial: 'notFound',
  on: {
    home: { target: '.home', description: 'The name of the shop leads home from everywhere.' },
    products: { target: '.catalogue', description: 'The navigation leads to the catalogue from everywhere.' },
    contact: { target: '.contact', description: 'The navigation leads to the contact page from everywhere.' },
    blog: { target: '.blog', description: 'The navigation leads to the blog from everywhere.' },
    cart: { target: '.cart', description: 'The bag leads to the cart from everywhere.' },
    wishlist: { target: '.wishlist', description: 'The heart leads to the wishlist from everywhere.' },
    logIn: { target: '.logIn', description: 'The figure leads to the login from everywhere.' },
    account: { target: '.account', description: 'The footer leads to the account from everywhere.' },
    track: { target: '.track', description: 'The footer leads to order tracking from everywhere.' },
    policy: { target: '.policy', description: 'The footer leads to the policies from everywhere.' },
  },
  states: {
    notFound: { description: 'An address that leads nowhere.' },
    home: {
      description: 'The home page.',
      initial: 'plain',
      states: {
        plain: {
          description: 'Nothing lies over it.',
          on: {
            menu: { target: 'menu', description: 'A phone has a menu.' },
            miniCart: { target: 'miniCart', description: 'A desk lets one look into the cart.' },
            search: { target: 'search', description: 'Every page can be searched from.' },
          },
        },
        menu: {
          description: 'The menu lies over it.',
          tags: 'overlay',
          on: { close: { target: 'plain', description: 'The menu is closed.' } },
        },
        miniCart: {
          description: 'The mini cart lies over it.',
          tags: 'overlay',
          on: { close: { target: 'plain', description: 'The mini cart is closed.' } },
        },
        search: {
          description: 'The search lies over it.',
          tags: 'overlay',
          on: { close: { target: 'plain', description: 'The search is closed.' } },
        },
      },
    },
    catalogue: {
      description: 'The catalogue.',
      initial: 'plain',
      on: { product: { target: 'product', description: 'A card leads to its product.' } },
      states: {
        plain: {
          description: 'Nothing lies over it.',
          on: {
            filters: { target: 'filters', description: 'A phone has its filters in a drawer.' },
            compare: {
              target: '#journey.comparison',
              description: 'Two products are chosen, and looked at side by side.',
            },
          },
        },
        filters: {
          description: 'The filters lie over it.',
          tags: 'overlay',
          on: { close: { target: 'plain', description: 'The filters are closed.' } },
        },
      },
    },
    product: {
      description: 'The page of one product.',
      initial: 'plain',
      states: {
        plain: {
          description: 'Nothing lies over it.',
          on: { preview: { target: 'preview', description: 'The picture is enlarged.' } },
        },
        preview: {
          description: 'The picture fills the window.',
          tags: 'overlay',
          on: { close: { target: 'plain', description: 'The preview is closed.' } },
        },
      },
    },
    comparison: { description: 'Products side by side.' },
    cart: {
      description: 'The cart.',
      on: { checkout: { target: 'checkout', description: 'The checkout begins.' } },
    },
    checkout: {
      description: 'The personal step of the checkout.',
      on: { payment: { target: 'payment', description: 'The personal details are complete.' } },
    },
    payment: {
      description: 'The card step of the checkout.',
      initial: 'plain',
      states: {
        plain: {
          description: 'The card is filled in.',
          on: {
            decline: { target: 'declined', description: 'A card that matches no record is submitted.' },
            pay: { target: 'thanked', description: 'A card that matches a record is submitted.' },
          },
        },
        declined: {
          description: 'The payment has failed.',
          tags: 'overlay',
          on: { close: { target: 'plain', description: 'The shopper tries again.' } },
        },
        thanked: {
          description: 'The order is confirmed.',
          tags: 'overlay',
          on: { orders: { target: '#journey.account', description: 'The shopper looks at the order.' } },
        },
      },
    },
    wishlist: { description: 'The wishlist.' },
    account: {
      description: 'The account of nobody in particular.',
      always: { guard: 'isKnown', target: 'mine', description: 'Who is logged in finds more in it.' },
      on: { billing: { target: 'billing', description: 'The account leads to the saved cards.' } },
    },
    mine: {
      description: 'The account of somebody who is logged in.',
      initial: 'plain',
      states: {
        plain: {
          description: 'Nothing lies over it.',
          on: { addAddress: { target: 'adding', description: 'An address is to be added.' } },
        },
        adding: {
          description: 'The dialog asks for an address.',
          tags: 'overlay',
          on: { close: { target: 'plain', description: 'The shopper changes their mind.' } },
        },
      },
    },
    billing: {
      description: 'The saved cards.',
      initial: 'plain',
      states: {
        plain: {
          description: 'Nothing lies over it.',
          on: { addCard: { target: 'adding', description: 'A card is to be added.' } },
        },
        adding: {
          description: 'The dialog asks for a card.',
          tags: 'overlay',
          on: { close: { target: 'plain', description: 'The shopper changes their mind.' } },
        },
      },
    },
    track: {
      description: 'Order tracking.',
      on: { trackDetail: { target: 'trackDetail', description: 'An order is found.' } },
    },
    trackDetail: { description: 'The way of one parcel.' },
    contact: { description: 'The contact page.' },
    blog: { description: 'The blog.', on: { post: { target: 'post', description: 'A card leads to its post.' } } },
    post: { description: 'One post.' },
    logIn: {
      description: 'The login.',
      always: { guard: 'isKnown', target: 'greeted', description: 'Who is logged in is not asked.' },
      on: { signUp: { target: 'signUp', description: 'Who is new signs up.' } },
    },
    greeted: {
      description: 'The login greets who is logged in.',
      on: {
        leave: {
          target: 'logIn',
          actions: { type: 'become', params: { isKnown: false } },
          description: 'The shopper logs out.',
        },
      },
    },
    signUp: {
      description: 'The sign-up.',
      on: {
        join: {
          target: 'welcomed',
          actions: { type: 'become', params: { isKnown: true } },
          description: 'The form is complete.',
        },
      },
    },
    welcomed: { description: 'The sign-up welcomes who has signed up.' },
    policy: { description: 'A policy.' },
  },
});
