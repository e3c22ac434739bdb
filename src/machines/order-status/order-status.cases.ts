import { bare, casesOf } from '#kit/paths/cases';

import { orderStatusMachine } from './order-status.machine';

export const cases = casesOf({
  name: 'order-status',
  machine: orderStatusMachine,
  starts: {
    'an order: In Progress': { status: 'In Progress', isCancelled: false },
    'an order: Succeed': { status: 'Succeed', isCancelled: false },
    'an order: Failed': { status: 'Failed', isCancelled: false },
    'an order: cancelled': { status: 'Failed', isCancelled: true },
  },
  cases: bare('order.received', 'order.cancelled', 'order.reinstated'),
  equivalentMutants: {
    'swap branches: orderStatus.deciding|always|0': 'A cancelled order has not succeeded.',
    'swap branches: orderStatus.deciding|always|1': 'An order has one status: at most one guard says yes.',
  },
});
