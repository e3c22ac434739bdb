import { Button } from '#ui/components/Button/Button';
import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Disclosure } from '#ui/components/Disclosure/Disclosure';
import { EmptyState } from '#ui/components/EmptyState/EmptyState';
import { Heading } from '#ui/components/Heading/Heading';
import type { OrderWords } from '#ui/components/OrderLineRow/order-words';
import { OrderLines } from '#ui/components/OrderLineRow/OrderLineRow';
import { OrderStatusTag } from '#ui/components/OrderStatusTag/OrderStatusTag';
import { Picture } from '#ui/components/Picture/Picture';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { TextLink } from '#ui/components/TextLink/TextLink';
import { WholeWords } from '#ui/components/WholeWords/WholeWords';

import * as styles from './OrderHistory.css';

export interface OrderHistoryProps {
  /** Newest first. */
  orders: readonly OrderWords[];
  /** Of a history of more than one page: which is shown, from 1, and how many there are. */
  pages: { readonly current: number; readonly last: number } | undefined;
  /** Outcome of Reorder, and its order. */
  reorderStatus: { readonly orderid: string; readonly words: string } | undefined;
  onReorder: (orderid: string) => void;
}

/** Orders, newest first; each expands to its lines. */
export function OrderHistory({ orders, pages, reorderStatus, onReorder }: OrderHistoryProps) {
  return (
    <section id="order-history" aria-labelledby="orders" className={styles.history}>
      <Heading level={2} id="orders" size="title3">
        Order History
      </Heading>
      <div data-settles="stored">
        {orders.length === 0 ? (
          <EmptyState
            title="Nothing ordered yet"
            headingLevel={3}
            action={<ButtonLink to="/Products">Browse products</ButtonLink>}
          />
        ) : (
          <ul className={styles.list}>
            {orders.map((order) => (
              <li key={order.orderid}>
                <OrderEntry
                  order={order}
                  reorderStatus={reorderStatus?.orderid === order.orderid ? reorderStatus.words : undefined}
                  onReorder={() => onReorder(order.orderid)}
                />
              </li>
            ))}
          </ul>
        )}
        {pages ? <Pages {...pages} /> : null}
      </div>
    </section>
  );
}

function Pages({ current, last }: { readonly current: number; readonly last: number }) {
  return (
    <nav className={styles.pages} aria-label="Pages of the order history">
      {current > 1 ? <PageLink page={current - 1} words="Newer orders" rel="prev" /> : null}
      <span>{`Page ${current} of ${last}`}</span>
      {current < last ? <PageLink page={current + 1} words="Earlier orders" rel="next" /> : null}
    </nav>
  );
}

function PageLink({ page, words, rel }: { readonly page: number; readonly words: string; readonly rel: string }) {
  return (
    <TextLink to="/MyAccount" hash="order-history" search={page > 1 ? { page } : {}} rel={rel}>
      {words}
    </TextLink>
  );
}

interface OrderEntryProps {
  readonly order: OrderWords;
  readonly reorderStatus: string | undefined;
  readonly onReorder: () => void;
}

function OrderEntry({ order, reorderStatus, onReorder }: OrderEntryProps) {
  return (
    <article className={styles.order} aria-labelledby={`order-${order.orderid}`}>
      <div>
        <Picture picture={order.picture} sizes="(min-width: 48em) 160px, 96px" shape="square" alt="" />
      </div>
      <div className={styles.facts}>
        <div className={styles.title}>
          <div className={styles.name}>
            <Heading level={3} size="title4" id={`order-${order.orderid}`}>
              <TextLink tone="plain" to="/MyAccount/TrackOrder/TrackOrderDetail" search={{ order: order.orderid }}>
                <WholeWords>{order.name}</WholeWords>
              </TextLink>
            </Heading>
            <p className={styles.orderid}>{`Order ${order.orderid}`}</p>
          </div>
          <p className={styles.price}>{order.price}</p>
        </div>
        <OrderStatusTag status={order.status} />
        <div className={styles.row}>
          <dl className={styles.details}>
            <div>
              <dt className={styles.term}>Tracking ID</dt>
              <dd>
                <TextLink tone="alone" to="/MyAccount/TrackOrder/TrackOrderDetail" search={{ order: order.orderid }}>
                  {order.trackingid}
                </TextLink>
              </dd>
            </div>
            <div>
              <dt className={styles.term}>Delivery date</dt>
              <dd>{order.deliveryDate}</dd>
            </div>
          </dl>
          <div data-screen-only="">
            <Button tone="secondary" size="small" describedBy={`order-${order.orderid}`} onClick={onReorder}>
              Reorder
            </Button>
          </div>
        </div>
      </div>
      <div className={styles.more}>
        <div className={styles.reorderStatus} data-screen-only="">
          <StatusLine text={reorderStatus} tone="ink" />
          {reorderStatus === undefined ? null : <TextLink to="/Cart">Go to cart</TextLink>}
        </div>
        <Disclosure summary={order.pieces}>
          <OrderLines caption={`Products of ${order.name}`} lines={order.lines} />
          <p className={styles.sum}>{`Subtotal ${order.subtotal}, shipping ${order.shipping}, total ${order.price}`}</p>
        </Disclosure>
      </div>
    </article>
  );
}
