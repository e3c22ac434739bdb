import { Link } from '@tanstack/react-router';
import { createContext, use } from 'react';

import { Icon } from '../Icon/Icon';

import * as styles from './CompareToggle.css';

export interface Comparing {
  readonly productIds: readonly number[];
  readonly onToggled: (productId: number) => void;
}

/** For every CompareToggle inside. By default nothing is compared, as in prerendered pages. */
export const ComparisonContext = createContext<Comparing>({ productIds: [], onToggled: () => undefined });

export interface CompareToggleProps {
  productId: number;
  productName: string;
}

/** Puts a product into the comparison or takes it out; beside a chosen one a link leads to the comparison, once there is another. */
export function CompareToggle({ productId, productName }: CompareToggleProps) {
  const { productIds, onToggled } = use(ComparisonContext);
  const isCompared = productIds.includes(productId);
  return (
    <div className={styles.root} data-screen-only="" data-settles="stored">
      <button
        type="button"
        className={styles.toggle}
        aria-label={`Compare ${productName}`}
        aria-pressed={isCompared}
        onClick={() => onToggled(productId)}
      >
        <Icon name={isCompared ? 'check' : 'plus'} size={16} />
        Compare
      </button>
      {isCompared && productIds.length === 1 ? 'Pick another' : null}
      {isCompared && productIds.length > 1 ? (
        <Link to="/Compare" search={{ ids: productIds.join(',') }} className={styles.link}>
          See all {productIds.length}
          <span className={styles.what}> products</span>
        </Link>
      ) : null}
    </div>
  );
}
