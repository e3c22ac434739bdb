import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { allOrders } from '#machines/orders/orders.machine';
import { MyAccountView } from '#ui/views/MyAccountView/MyAccountView';

import { useProfileSection, useSampleData } from '../-connect/account';
import { focusAfter } from '../-connect/focus';
import { useReorder } from '../-connect/reorder';
import { pageHead } from '../-head';
import { orderModel } from '../-models/order';
import { paymentCard } from '../-models/payment-card';
import { accountPage } from '../-pages/account';
import { useMember, usePage, useVisit } from '../-shop';

export const Route = createFileRoute('/MyAccount/')({
  head: () =>
    pageHead({ title: 'My Account', description: 'Orders, saved cards, wishlist and details, on this device.' }),
  component: MyAccountRoute,
});

function MyAccountRoute() {
  const page = usePage(accountPage, '/MyAccount', {});
  const profile = useMember('profile');
  const placed = useSelector(useMember('orders'), ({ context }) => context.placed);
  const sample = useSelector(useMember('orders'), ({ context }) => context.sample);
  const card = useSelector(useMember('savedCards'), ({ context }) => context.cards.find(({ isDefault }) => isDefault));
  const { arrivedAt } = useVisit();
  const { told, onReorder } = useReorder(useSelector(page, ({ children }) => children.reorder));
  const section = useProfileSection(page);
  const orders = allOrders({ placed, sample });

  return (
    <MyAccountView
      name={section.details?.name}
      onLogOut={() => focusAfter(() => profile.send({ type: 'session.closed' }), 'page-heading')}
      orders={{
        orders: orders.map(orderModel),
        told,
        onReorder: (orderid) => orders.filter((order) => order.orderid === orderid).forEach(onReorder),
      }}
      defaultCard={card && paymentCard(card, arrivedAt)}
      profile={section}
      samples={useSampleData(page)}
    />
  );
}
