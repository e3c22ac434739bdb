import { siAmericanexpress, siDiscover, siMastercard, siVisa } from 'simple-icons';

import type { CardBrand } from '#domain/card';
import { BrandMark } from '#ui/components/BrandMark/BrandMark';

import * as styles from './PaymentView.css';

const MARKS: Record<CardBrand, string | undefined> = {
  Visa: siVisa.path,
  Mastercard: siMastercard.path,
  'American Express': siAmericanexpress.path,
  Discover: siDiscover.path,
  Card: undefined,
};

export interface BrandLineProps {
  brand: CardBrand;
}

/** Whose card it is, as far as its first digits tell; a hint that never blocks. */
export function BrandLine({ brand }: BrandLineProps) {
  const mark = MARKS[brand];
  return (
    <div role="status" className={styles.brand}>
      {mark === undefined ? null : (
        <>
          <BrandMark path={mark} />
          {brand}
        </>
      )}
    </div>
  );
}
