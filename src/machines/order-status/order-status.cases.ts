import { bare, casesOf } from '#kit/paths/cases';

import { orderStatusMachine } from './order-status.machine';

export const cases = casesOf({
  name: 'order-status',
  machine: orderStatusMachine,
  starts: {
    'an order: In Progress': { status: 'In Progress' },
    'an order: Succeed': { status: 'Succeed' },
    'an order: Failed': { status: 'Failed' },
  },
  cases: bare('order.received'),
  equivalentMutants: {
    'swap branches: orderStatus.deciding|always|0': 'An order has one status: at most one guard says yes.',
  },
});
