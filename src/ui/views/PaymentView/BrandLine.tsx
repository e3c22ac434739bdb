import type { CardBrand } from '#domain/saved-card';
import { BrandLogo } from '#ui/components/BrandLogo/BrandLogo';
import { logoOfCard } from '#ui/components/BrandLogo/brands';

import * as styles from './PaymentView.css';

export interface BrandLineProps {
  brand: CardBrand;
}

/** The card's brand by its first digits; a hint that never blocks. */
export function BrandLine({ brand }: BrandLineProps) {
  const mark = logoOfCard[brand];
  return (
    <div role="status" className={styles.brand}>
      {mark === undefined ? null : (
        <>
          <BrandLogo brand={mark} />
          {brand}
        </>
      )}
    </div>
  );
}
