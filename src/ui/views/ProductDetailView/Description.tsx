import { SummaryList } from '#ui/components/SummaryList/SummaryList';

import * as styles from './Description.css';
import type { ProductDetailWords } from './product-detail';

export interface DescriptionProps {
  product: ProductDetailWords;
}

/** Text and a table of facts. */
export function Description({ product: { description, facts } }: DescriptionProps) {
  return (
    <div className={styles.root}>
      <p className={styles.words}>{description}</p>
      <SummaryList
        look="facts"
        rows={[
          ...facts,
          { term: 'Delivery', detail: '3-7 working days, worldwide' },
          { term: 'Shipping', detail: 'Free on orders over $100' },
        ]}
      />
    </div>
  );
}
