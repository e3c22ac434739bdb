import type { CardBrand } from '#domain/card';
import { BrandMark } from '#ui/components/BrandMark/BrandMark';
import { markOfCard } from '#ui/components/BrandMark/brands';

import * as styles from './PaymentView.css';

export interface BrandLineProps {
  brand: CardBrand;
}

/** The card's brand by its first digits; a hint that never blocks. */
export function BrandLine({ brand }: BrandLineProps) {
  const mark = markOfCard[brand];
  return (
    <div role="status" className={styles.brand}>
      {mark === undefined ? null : (
        <>
          <BrandMark brand={mark} />
          {brand}
        </>
      )}
    </div>
  );
}
