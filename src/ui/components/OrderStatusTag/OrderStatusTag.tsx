import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';

import type { OrderStatus } from '#domain/order';

import * as styles from './OrderStatusTag.css';

export interface OrderStatusTagProps {
  status: OrderStatus;
}

const icons = { 'In Progress': Clock, Succeed: Check, Failed: X } as const;

/** Icon, text and colour of an order's status (section 4). */
export function OrderStatusTag({ status }: OrderStatusTagProps) {
  const Icon = icons[status];
  return (
    <span className={styles.root} data-status={status}>
      <Icon size={18} strokeWidth={1.5} aria-hidden />
      {status}
    </span>
  );
}
