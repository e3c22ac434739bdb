import { use } from 'react';

import { FREE_SHIPPING_OVER } from '#domain/price';
import type { Unit } from '#domain/units';
import { Button } from '#ui/components/Button/Button';
import { FitContext } from '#ui/components/FitLine/FitLine';
import { SummaryList } from '#ui/components/SummaryList/SummaryList';

import * as styles from './Description.css';
import type { ProductDetailWords } from './product-detail';

export interface DescriptionProps {
  product: ProductDetailWords;
  unit: Unit;
  /** Id of the section that says how large it is; undefined without one. */
  fitsId: string | undefined;
  onUnitSwitched: () => void;
}

/** Text and a table of facts. */
export function Description({ product: { id, description, facts }, unit, fitsId, onUnitSwitched }: DescriptionProps) {
  const fit = fitsId === undefined ? undefined : <Fit productId={id} fitsId={fitsId} />;
  return (
    <div className={styles.root}>
      <p className={styles.words}>{description}</p>
      <SummaryList
        look="facts"
        rows={[
          ...facts.flatMap((fact) =>
            fact.term === 'Dimensions' && fit ? [fact, { term: 'Will it fit?', detail: fit }] : [fact],
          ),
          { term: 'Delivery', detail: '3-7 working days, worldwide' },
          { term: 'Shipping', detail: `Free on orders over ${FREE_SHIPPING_OVER}` },
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

interface FitProps {
  productId: number;
  fitsId: string;
}

/** The answer for the shopper's room, if one is kept, and the way to all of it. */
function Fit({ productId, fitsId }: FitProps) {
  const answer = use(FitContext)(productId);
  return (
    <>
      {answer === undefined ? null : `${answer}. `}
      <a className={styles.way} href={`#${fitsId}`}>
        {answer === undefined ? 'See it to scale, and in your room' : 'See it to scale'}
      </a>
    </>
  );
}
