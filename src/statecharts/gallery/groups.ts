/** The machines by what they are for, in the order of a visit; those of no group stand below all others. */
const GROUPS: readonly (readonly [title: string, machines: readonly string[]])[] = [
  [
    'Browsing',
    [
      'home',
      'search',
      'catalogue',
      'product',
      'viewer',
      'review',
      'room',
      'comparison',
      'wishlist',
      'recently-viewed',
      'recent-searches',
      'faq-item',
      'latest-posts',
    ],
  ],
  [
    'Cart and payment',
    [
      'cart',
      'destination',
      'quantity',
      'saved-for-later',
      'recently-removed',
      'checkout',
      'payment',
      'saved-cards',
      'add-card',
    ],
  ],
  ['Orders', ['orders', 'track-order', 'order-detail', 'order-status', 'tracking', 'order-return', 'reorder']],
  ['Account', ['sign-up', 'log-in', 'password-field', 'account', 'profile', 'own-reviews']],
  ['Forms and messages', ['form', 'drafts', 'contact', 'outbox', 'newsletter', 'toast', 'notice']],
  ['Device and window', ['shop', 'device', 'edition', 'units', 'search-key', 'drawer', 'scroll-lock']],
];

/** A group of machines that stand together. */
export interface Group<Machine> {
  readonly title: string;
  readonly machines: readonly Machine[];
}

/** Machines in their groups; each stands in one, and no group is empty. */
export function grouped<Machine extends { readonly name: string }>(
  machines: readonly Machine[],
): readonly Group<Machine>[] {
  const known = new Set(GROUPS.flatMap(([, names]) => names));
  const groups = GROUPS.map(([title, names]) => ({
    title,
    machines: names.flatMap((name) => machines.filter((machine) => machine.name === name)),
  }));
  const others = { title: 'Others', machines: machines.filter(({ name }) => !known.has(name)) };
  return [...groups, others].filter((group) => group.machines.length > 0);
}
