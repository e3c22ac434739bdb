import { siAmericanexpress, siApplepay, siGooglepay, siMastercard, siPaypal, siVisa } from 'simple-icons';

import { BrandMark } from '../BrandMark/BrandMark';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './PaymentMarks.css';

const methods = [
  { name: 'Visa', path: siVisa.path },
  { name: 'Mastercard', path: siMastercard.path },
  { name: 'American Express', path: siAmericanexpress.path },
  { name: 'PayPal', path: siPaypal.path },
  { name: 'Apple Pay', path: siApplepay.path },
  { name: 'Google Pay', path: siGooglepay.path },
];

/** The marks of the payment methods. */
export function PaymentMarks() {
  return (
    <ul className={styles.root} aria-label="Payment methods">
      {methods.map(({ name, path }) => (
        <li key={name}>
          <BrandMark path={path} size="large" />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
