import { countryOf } from '#domain/countries';
import { checkRecipient } from '#domain/forms';
import { canBeChanged, isCancelled } from '#domain/order-changes';
import { stageTimes } from '#domain/parcel';
import { orderById } from '#domain/placing-order';
import { recipientOf } from '#domain/recipient';
import { sampleTrackedOrderId } from '#fixtures/tracked-order';
import { orderDetailMachine } from '#machines/order-detail/order-detail.machine';
import { contactRules } from '#routes/-shared/contact-rules';
import type { MachinePage } from '#routes/-shared/page';
import { withPhoneWritten } from '#routes/-shared/phone';

export const page: MachinePage<typeof orderDetailMachine, { orderid: string }> = {
  name: 'order-detail',
  address: '/MyAccount/TrackOrder/TrackOrderDetail',
  paramsAt: ({ searchParams }) => ({ orderid: searchParams.get('order') ?? sampleTrackedOrderId }),
  machine: orderDetailMachine,
  input: ({ orderid }, shop) => {
    const { now } = shop.world;
    const orders = () => shop.member('orders').getSnapshot().context;
    const ownOrder = () => orderById(orders().placed, orderid);
    const times = () => {
      const order = ownOrder();
      return order && (order.status !== 'Failed' || isCancelled(order))
        ? stageTimes(order, now().getTime())
        : undefined;
    };
    const own = ownOrder();
    return {
      order: own ?? orderById(orders().sample, orderid) ?? { orderid, status: 'In Progress', reached: 'Ordered' },
      times,
      canBeChanged: () => {
        const order = ownOrder();
        return order !== undefined && canBeChanged(order, now().getTime());
      },
      packedAt: times()?.Packaging,
      own,
      now,
      products: () => shop.actor.getSnapshot().context.products,
      cartLines: () => shop.member('cart').getSnapshot().context.lines,
      checkRecipient: (values) => checkRecipient(values, contactRules),
      rewriteRecipient: withPhoneWritten,
      recipientOf: (values) => recipientOf(values, contactRules),
      weekendOf: ({ country = '' }) => countryOf(country, contactRules)?.weekend,
    };
  },
};
