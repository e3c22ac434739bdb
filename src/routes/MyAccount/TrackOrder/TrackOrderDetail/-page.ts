import { countryOf } from '#domain/countries';
import { checkRecipient } from '#domain/forms';
import { isCancelled } from '#domain/order-changes';
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
    const { placed, sample } = shop.member('orders').getSnapshot().context;
    const own = orderById(placed, orderid);
    const { now } = shop.world;
    const times = own && (own.status !== 'Failed' || isCancelled(own)) ? stageTimes(own, now().getTime()) : undefined;
    return {
      order: own ?? orderById(sample, orderid) ?? { orderid, status: 'In Progress', reached: 'Ordered' },
      times,
      packedAt: times?.Packaging,
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
