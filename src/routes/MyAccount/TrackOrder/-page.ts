import { sampleTrackedOrderId } from '#fixtures/tracked-order';
import { allOrders } from '#machines/orders/orders.machine';
import { trackOrderMachine } from '#machines/track-order/track-order.machine';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof trackOrderMachine> = {
  name: 'track-order',
  address: '/MyAccount/TrackOrder',
  machine: trackOrderMachine,
  input: (_, shop) => {
    const { orders } = shop.world.content.samples;
    const sampleOrder = orders.find(({ orderid }) => orderid === sampleTrackedOrderId);
    if (!sampleOrder) {
      throw new Error(`No sample order ${sampleTrackedOrderId}: name one of src/fixtures/orders.ts.`);
    }
    return { sampleOrder, orders: () => allOrders(shop.member('orders').getSnapshot().context) };
  },
};
