import { isCancelled } from '#domain/order-changes';
import { stageTimes } from '#domain/parcel';
import { orderById } from '#domain/placing-order';
import { sampleTrackedOrderId } from '#fixtures/tracked-order';
import { orderDetailMachine } from '#machines/order-detail/order-detail.machine';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof orderDetailMachine, { orderid: string }> = {
  name: 'order-detail',
  address: '/MyAccount/TrackOrder/TrackOrderDetail',
  paramsAt: ({ searchParams }) => ({ orderid: searchParams.get('order') ?? sampleTrackedOrderId }),
  machine: orderDetailMachine,
  input: ({ orderid }, shop) => {
    const { placed, sample } = shop.member('orders').getSnapshot().context;
    const own = orderById(placed, orderid);
    const { now } = shop.world;
    return {
      order: own ?? orderById(sample, orderid) ?? { orderid, status: 'In Progress', reached: 'Ordered' },
      times: own && (own.status !== 'Failed' || isCancelled(own)) ? stageTimes(own, now().getTime()) : undefined,
      own,
      now,
      products: () => shop.actor.getSnapshot().context.products,
      cartLines: () => shop.member('cart').getSnapshot().context.lines,
    };
  },
};
