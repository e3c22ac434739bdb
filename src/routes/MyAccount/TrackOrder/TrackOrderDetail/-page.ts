import { orderById } from '#domain/placing-order';
import { sampleTrackedOrderId } from '#fixtures/orders';
import { products } from '#fixtures/products';
import { allOrders } from '#machines/orders/orders.machine';
import { orderDetailMachine } from '#machines/order-detail/order-detail.machine';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof orderDetailMachine, { orderid: string }> = {
  name: 'order-detail',
  address: '/MyAccount/TrackOrder/TrackOrderDetail',
  paramsAt: ({ searchParams }) => ({ orderid: searchParams.get('order') ?? sampleTrackedOrderId }),
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
