import { Badge } from '../Badge/Badge';

export interface DiscountBadgeProps {
  /** Whole percent; nothing is rendered at 0 (specification, section 9). */
  discount: number;
}

/** "10% off"; nothing without a discount. */
export function DiscountBadge({ discount }: DiscountBadgeProps) {
  return discount > 0 ? <Badge tone="clay">{`${discount}% off`}</Badge> : null;
}
