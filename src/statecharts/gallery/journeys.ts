/** What shoppers come for, and the machines that decide on the way, in their order. */
export const JOURNEYS = [
  { title: 'Find', machines: ['home', 'catalogue', 'product', 'wishlist'] },
  { title: 'Buy', machines: ['cart', 'checkout', 'payment'] },
  { title: 'Follow an order', machines: ['track-order', 'order-detail', 'reorder'] },
  { title: 'Account', machines: ['sign-up', 'log-in', 'account', 'add-card'] },
] as const;
