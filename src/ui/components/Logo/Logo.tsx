import { Link } from '@tanstack/react-router';

import * as styles from './Logo.css';

/** The shop's name, linked to the home page. */
export function Logo() {
  return (
    <Link to="/" className={styles.root} activeOptions={{ exact: true, includeSearch: false }}>
      Larkwood
    </Link>
  );
}
