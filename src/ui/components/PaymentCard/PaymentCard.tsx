import type { CardBrand } from '#domain/saved-card';
import { nameId } from '#domain/focus';

import { Badge } from '../Badge/Badge';
import { BrandLogo } from '../BrandLogo/BrandLogo';
import { logoOfCard } from '../BrandLogo/brands';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './PaymentCard.css';

/** Never more of the number than its last four digits. */
export interface PaymentCardWords {
  readonly id: string;
  readonly brand: CardBrand;
  readonly last4: string;
  readonly name: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly isDefault: boolean;
  readonly isExpired: boolean;
}

export interface PaymentCardProps {
  card: PaymentCardWords;
}

/** A saved card that looks like one: brand, masked number and security code, expiry and name. */
export function PaymentCard({ card }: PaymentCardProps) {
  const { id, brand, last4, name, expiry, isDefault, isExpired } = card;
  const mark = logoOfCard[brand];
  return (
    <div className={styles.root} data-default={isDefault} data-expired={isExpired}>
      <div className={styles.top}>
        <h3 className={styles.brand} id={nameId(id)} tabIndex={-1}>
          {mark === undefined ? <Icon name="credit-card" size={28} /> : <BrandLogo brand={mark} size="large" />}
          <span className={styles.brandName}>{brand}</span>
        </h3>
        <span className={styles.badges}>
          {isExpired ? (
            <span data-settles="clock">
              <Badge tone="clay">Expired</Badge>
            </span>
          ) : null}
          {isDefault ? <Badge tone="paper">Default</Badge> : null}
        </span>
      </div>
      <p className={styles.number}>
        <span aria-hidden>{`•••• ${last4}`}</span>
        <VisuallyHidden>{`ending in ${last4}`}</VisuallyHidden>
      </p>
      <dl className={styles.facts}>
        <div className={styles.wideFact}>
          <dt className={styles.term}>Name on card</dt>
          <dd className={styles.name}>{name}</dd>
        </div>
        <div>
          <dt className={styles.term}>Expiry</dt>
          <dd>{expiry}</dd>
        </div>
        <div>
          <dt className={styles.term}>
            <span aria-hidden>CVV</span>
            <VisuallyHidden>Security code</VisuallyHidden>
          </dt>
          <dd>
            <span aria-hidden>•••</span>
            <VisuallyHidden>not kept</VisuallyHidden>
          </dd>
        </div>
      </dl>
    </div>
  );
}
