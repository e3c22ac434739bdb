/** The three statuses of section 4, verbatim. */
export const ORDER_STATUSES = ['In Progress', 'Succeed', 'Failed'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

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

/** Who an order goes to, and where; blank where the shopper has not said. */
export interface Recipient {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly city: string;
  /** English name, as the checkout offers it. */
  readonly country: string;
  readonly postcode: string;
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
  /** What was charged, in cents. */
  readonly price: number;
  readonly email: string;
  /** Undefined where nobody was named, as in orders of earlier versions. */
  readonly recipient?: Recipient | undefined;
  readonly lines: readonly OrderLine[];
  /** The last stage the parcel has reached. */
  readonly reached: TrackingStage;
}
