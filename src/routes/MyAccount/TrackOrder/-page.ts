import { sampleOrders, sampleTrackedOrderId } from '#fixtures/orders';
import { allOrders } from '#machines/orders/orders.machine';
import { trackOrderMachine } from '#machines/track-order/track-order.machine';
import type { MachinePage } from '#routes/-shared/page';

/** The order shown without an id in the address (section 4: its first two stages are reached). */
const [sampleTrackedOrder] = sampleOrders.filter(({ orderid }) => orderid === sampleTrackedOrderId);

export const page: MachinePage<typeof trackOrderMachine> = {
  name: 'track-order',
  address: '/MyAccount/TrackOrder',
  machine: trackOrderMachine,
  input: (_, shop) => {
    if (!sampleTrackedOrder) {
      throw new Error(`No sample order ${sampleTrackedOrderId}: name one of src/fixtures/orders.ts.`);
    }
    return { sampleOrder: sampleTrackedOrder, orders: () => allOrders(shop.member('orders').getSnapshot().context) };
  },
};
