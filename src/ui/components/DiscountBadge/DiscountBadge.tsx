import { Badge } from '../Badge/Badge';

export interface DiscountBadgeProps {
  /** Whole percent; nothing is drawn at 0 (specification, section 9). */
  discount: number;
}

/** How much is taken off. */
export function DiscountBadge({ discount }: DiscountBadgeProps) {
  return discount > 0 ? <Badge tone="clay">{`${discount}% off`}</Badge> : null;
}
