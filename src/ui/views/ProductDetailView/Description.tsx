import type { Unit } from '#domain/units';
import { Button } from '#ui/components/Button/Button';
import { SummaryList } from '#ui/components/SummaryList/SummaryList';

import * as styles from './Description.css';
import type { ProductDetailWords } from './product-detail';

export interface DescriptionProps {
  product: ProductDetailWords;
  unit: Unit;
  onUnitSwitched: () => void;
}

/** Text and a table of facts. */
export function Description({ product: { description, facts }, unit, onUnitSwitched }: DescriptionProps) {
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
      <div data-settles="stored">
        <Button tone="quiet" size="inline" onClick={onUnitSwitched}>
          {`Show sizes in ${unit === 'cm' ? 'inches' : 'centimetres'}`}
        </Button>
      </div>
    </div>
  );
}
