import type { ShownStatus } from '#domain/order';

import { Icon } from '../Icon/Icon';

import * as styles from './OrderStatusTag.css';

export interface OrderStatusTagProps {
  status: ShownStatus;
}

const icons = { 'In Progress': 'clock', Succeed: 'check', Failed: 'x', Cancelled: 'x' } as const;

/** Icon, text and colour of an order's status (section 4). */
export function OrderStatusTag({ status }: OrderStatusTagProps) {
  return (
    <span className={styles.root} data-status={status}>
      <Icon name={icons[status]} size={18} />
      {status}
    </span>
  );
}
