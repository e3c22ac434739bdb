import type { Cents } from './money';

/** A product of the cart that costs something else than when the cart was kept. */
export interface PriceChange {
  readonly name: string;
  readonly before: Cents;
  readonly now: Cents;
}

/** Products that left the shopper's lists, pieces that left the cart as there are fewer in stock, and other prices in it. */
export interface TakenOut {
  readonly count: number;
  readonly pieces?: number;
  readonly prices?: readonly PriceChange[];
}
