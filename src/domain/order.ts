import type { Weekend } from './delivery';

/** The steps of the checkout that have an address. */
export type CheckoutStep = 'personal' | 'billing';

/** The three statuses of section 4, verbatim. */
export const ORDER_STATUSES = ['In Progress', 'Succeed', 'Failed'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What is shown of an order: one that the shopper has cancelled is kept as Failed, and told apart. */
export type ShownStatus = OrderStatus | 'Cancelled';

/** The five stages of the tracking timeline, section 4, in order. */
export const TRACKING_STAGES = ['Ordered', 'Packaging', 'Delivery', 'Delivered', 'Received'] as const;

export type TrackingStage = (typeof TRACKING_STAGES)[number];

/** One product of an order, with the price it was bought at. */
export interface OrderLine {
  readonly productId: number;
  readonly name: string;
  readonly qty: number;
  /** List price in whole dollars. */
  readonly price: number;
  /** Percent. */
  readonly discount: number;
}

/** Name and address of an order; empty where the shopper gave none. */
export interface Recipient {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Of the address book: the checkout asks for none (section 3). */
  readonly street?: string | undefined;
  readonly city: string;
  /** English name, as in the checkout's list. */
  readonly country: string;
  readonly postcode: string;
}

/** So many of one product of an order. */
export interface Pieces {
  readonly productId: number;
  readonly qty: number;
}

/** What the shopper sends back of an order at once. */
export interface OrderReturn {
  /** In ms since 1970. */
  readonly bookedAt: number;
  readonly pieces: readonly Pieces[];
  readonly reason: string;
}

/** An order of the account (specification, section 3). */
export interface Order {
  readonly orderid: string;
  /** Key of the first line's picture. */
  readonly img: string;
  readonly name: string;
  readonly status: OrderStatus;
  readonly trackingid: string;
  /** `YYYY-MM-DD`. */
  readonly deliverydate: string;
  /** In ms since 1970; undefined for sample orders and for orders of earlier versions. */
  readonly placedAt?: number | undefined;
  /** In ms since 1970; set while the shopper has cancelled it, which makes it Failed. */
  readonly cancelledAt?: number | undefined;
  /** The amount charged, in cents. */
  readonly price: number;
  readonly email: string;
  /** Undefined in orders of earlier versions, or when no details were given. */
  readonly recipient?: Recipient | undefined;
  /** Of the recipient's country; undefined where it is Saturday and Sunday, and in orders of earlier versions. */
  readonly weekend?: Weekend | undefined;
  readonly lines: readonly OrderLine[];
  /** The last stage the parcel has reached, as far as it is written down: `stageAt` knows what time has done since. */
  readonly reached: TrackingStage;
  /** Oldest first: each was refunded before the next one was booked. */
  readonly returns?: readonly OrderReturn[] | undefined;
}
