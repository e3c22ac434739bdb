import * as FOCUS from '#domain/focus-ids';
import type { ShownStatus } from '#domain/order';
import { Breadcrumbs } from '#ui/components/Breadcrumbs/Breadcrumbs';
import { Button } from '#ui/components/Button/Button';
import { Container } from '#ui/components/Container/Container';
import { Heading } from '#ui/components/Heading/Heading';
import { Icon } from '#ui/components/Icon/Icon';
import type { OrderWords } from '#ui/components/OrderLineRow/order-words';
import { OrderLines } from '#ui/components/OrderLineRow/OrderLineRow';
import { OrderStatusTag } from '#ui/components/OrderStatusTag/OrderStatusTag';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { SummaryList } from '#ui/components/SummaryList/SummaryList';
import { Text } from '#ui/components/Text/Text';
import { TextLink } from '#ui/components/TextLink/TextLink';
import { Timeline } from '#ui/components/Timeline/Timeline';
import type { TimelineStage } from '#ui/components/Timeline/Timeline';

import { ADDRESS_HEADING, OrderAddress } from './OrderAddress';
import type { OrderAddressProps } from './OrderAddress';
import { OrderReturn } from './OrderReturn';
import type { OrderReturnProps } from './OrderReturn';
import * as styles from './TrackOrderDetailView.css';

export interface TrackOrderDetailViewProps {
  order: OrderWords;
  status: ShownStatus;
  /** When it arrives; undefined unless its parcel is on its way. */
  arrival: string | undefined;
  stages: readonly TimelineStage[];
  /** Set while the shopper has cancelled the order. */
  cancellation: string | undefined;
  /** Undefined once the cancellation stands. */
  onReinstated: (() => void) | undefined;
  /** Until it is packed. */
  canBeChanged: boolean;
  address: OrderAddressProps;
  onCancel: () => void;
  /** True to show the button that confirms receipt. */
  hasArrived: boolean;
  onReceived: () => void;
  /** Undefined while nothing can go back. */
  orderReturn: OrderReturnProps | undefined;
  /** Outcome of Reorder. */
  reordered: string | undefined;
  onReorder: () => void;
  onPrint: () => void;
}

/** The tracking page links policies with underscores, the footer with hyphens; both work (section 2). */
const policies = [
  'Refund_&_Return_Policy',
  'Delivery_&_Shipping_Policy',
  'Terms_&_Conditions',
  'Terms_of_Service',
] as const;

const TRAIL = [
  { label: 'My Account', to: '/MyAccount' },
  { label: 'Track My Order', to: '/MyAccount/TrackOrder' },
] as const;

/** An order: tracking, lines and totals. Prints as a receipt. */
export function TrackOrderDetailView({
  order,
  status,
  arrival,
  stages,
  cancellation,
  onReinstated,
  canBeChanged,
  address,
  onCancel,
  hasArrived,
  onReceived,
  orderReturn,
  reordered,
  onReorder,
  onPrint,
}: TrackOrderDetailViewProps) {
  const facts = [
    ...(order.placedOn === undefined ? [] : [{ term: 'Ordered on', detail: order.placedOn }]),
    ...(order.expected === undefined ? [] : [{ term: 'Expected', detail: order.expected }]),
    { term: 'Delivery date', detail: order.deliveryDate },
    { term: 'Tracking ID', detail: order.trackingid },
    { term: 'Order ID', detail: order.orderid },
    { term: 'Billing email', detail: order.email === '' ? 'None given' : order.email },
  ];
  const { form, isPacked, notice } = address;
  const isAddressAlone = !(canBeChanged || form || isPacked || notice.text !== undefined);
  return (
    <Container>
      <article className={styles.root} data-settles="query">
        <div data-screen-only="">
          <Breadcrumbs trail={TRAIL} current={order.orderid} />
        </div>
        <p className={styles.letterhead}>Larkwood · Receipt</p>
        <header className={styles.head}>
          <Heading level={1}>{`Order ${order.orderid}`}</Heading>
          <div className={styles.status}>
            <OrderStatusTag status={status} />
            <Text as="span" tone="soft">
              {order.name}
            </Text>
          </div>
        </header>

        <section aria-labelledby={FOCUS.orderProgress} className={styles.way}>
          <Heading level={2} id={FOCUS.orderProgress} size="title4" takesFocus>
            Where your order is
          </Heading>
          {arrival === undefined ? null : <Text>{arrival}</Text>}
          <Timeline label={`Stages of order ${order.orderid}`} stages={stages} />
          <StatusLine text={cancellation} tone="ink" size="body" />
          {onReinstated ? (
            <div className={styles.messages} data-screen-only="">
              <Button tone="secondary" size="small" onClick={onReinstated}>
                Keep this order after all
              </Button>
            </div>
          ) : null}
          {canBeChanged ? (
            <div className={styles.messages} data-screen-only="">
              <Text tone="soft">Changed your mind? You can cancel until it is packed.</Text>
              <Button tone="secondary" size="small" onClick={onCancel}>
                Cancel this order
              </Button>
            </div>
          ) : null}
          {arrival === undefined || canBeChanged ? null : (
            <div data-screen-only="">
              <Text tone="soft">
                It is packed, so it can no longer be cancelled. From arrival you have 30 days to send it back.
              </Text>
            </div>
          )}
          {hasArrived ? (
            <div className={styles.messages} data-screen-only="">
              <Text>It should be with you by now. Is it?</Text>
              <Button size="small" onClick={onReceived}>
                I have received it
              </Button>
            </div>
          ) : null}
        </section>

        {orderReturn === undefined ? null : <OrderReturn {...orderReturn} />}

        <div className={styles.columns}>
          <section aria-labelledby="lines" className={styles.lines}>
            <Heading level={2} id="lines" size="title4">
              In this order
            </Heading>
            <OrderLines caption={`Products of order ${order.orderid}`} lines={order.lines} />
            <SummaryList
              look="totals"
              rows={[
                { term: 'Subtotal', detail: order.subtotal },
                { term: 'Shipping', detail: order.shipping },
                { term: 'Total', detail: order.price, weight: 'total' },
              ]}
            />
            <div className={styles.actions} data-screen-only="">
              <Button onClick={onReorder}>Reorder</Button>
              <Button tone="secondary" icon={<Icon name="printer" size={20} />} onClick={onPrint}>
                Print a receipt
              </Button>
            </div>
            <div className={styles.messages} data-screen-only="">
              <StatusLine text={reordered} tone="ink" size="body" />
              {reordered === undefined ? null : <TextLink to="/Cart">Go to cart</TextLink>}
            </div>
          </section>

          <section aria-labelledby={ADDRESS_HEADING} className={styles.facts}>
            <Heading level={2} id={ADDRESS_HEADING} size="title4" takesFocus>
              Delivery
            </Heading>
            <SummaryList
              look="facts"
              rows={[{ term: 'Sent to', detail: <SentTo lines={order.sentTo} /> }, ...(isAddressAlone ? facts : [])]}
            />
            <OrderAddress {...address} canBeChanged={canBeChanged} />
            {isAddressAlone ? null : <SummaryList look="facts" rows={facts} />}
            <nav aria-label="Policies" data-screen-only="">
              <ul className={styles.policies}>
                {policies.map((policy) => (
                  <li key={policy}>
                    <TextLink tone="plain" to="/PrivacyPolicy/$privacypolicy" params={{ privacypolicy: policy }}>
                      {policy.replaceAll('_', ' ')}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
            <Text size="small" tone="soft">
              This order is kept on this device only, and no parcel is on its way.
            </Text>
          </section>
        </div>
      </article>
    </Container>
  );
}

function SentTo({ lines }: { readonly lines: readonly string[] }) {
  return lines.length === 0 ? (
    'No name or address was given'
  ) : (
    <address className={styles.sentTo}>{lines.join('\n')}</address>
  );
}
