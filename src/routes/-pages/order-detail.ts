import { orderById } from '#domain/placing-order';
import { products } from '#fixtures/products';
import { allOrders } from '#machines/orders/orders.machine';
import { orderDetailMachine } from '#machines/order-detail/order-detail.machine';
import type { PageDefinition } from '#shop';

export const orderDetailPage: PageDefinition<typeof orderDetailMachine, { orderid: string }> = {
  name: 'order-detail',
  machine: orderDetailMachine,
  input: ({ orderid }, shop) => {
    const order = orderById(allOrders(shop.member('orders').getSnapshot().context), orderid);
    return {
      order: order ?? { orderid, status: 'In Progress', reached: 'Ordered' },
      products,
      cartLines: () => shop.member('cart').getSnapshot().context.lines,
    };
  },
};
