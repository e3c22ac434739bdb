import { BrandLogo } from '../BrandLogo/BrandLogo';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './PaymentLogos.css';

const methods = [
  { name: 'Visa', brand: 'visa' },
  { name: 'Mastercard', brand: 'mastercard' },
  { name: 'American Express', brand: 'americanexpress' },
  { name: 'PayPal', brand: 'paypal' },
  { name: 'Apple Pay', brand: 'applepay' },
  { name: 'Google Pay', brand: 'googlepay' },
] as const;

/** Logos of the payment methods. */
export function PaymentLogos() {
  return (
    <ul className={styles.root} aria-label="Payment methods">
      {methods.map(({ name, brand }) => (
        <li key={name}>
          <BrandLogo brand={brand} size="large" />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
