/** What shoppers come for, and the machines that decide on the way, in their order. */
export const JOURNEYS = [
  { title: 'Find', machines: ['home', 'catalogue', 'product', 'wishlist'] },
  { title: 'Buy', machines: ['cart', 'checkout', 'payment'] },
  { title: 'Pay', machines: ['payment', 'saved-cards', 'add-card'] },
  { title: 'Follow an order', machines: ['track-order', 'order-detail', 'reorder'] },
  { title: 'Return', machines: ['tracking', 'order-status', 'order-return'] },
  { title: 'Account', machines: ['sign-up', 'log-in', 'account', 'add-card'] },
] as const;
