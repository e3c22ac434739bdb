import type { Category } from '#domain/product';

import { TextLink } from '../TextLink/TextLink';
import * as styles from './Breadcrumbs.css';

export interface Crumb {
  readonly label: string;
  readonly to: '/' | '/Products' | '/MyAccount' | '/MyAccount/TrackOrder';
  /** Filter of a link to `/Products`. */
  readonly category?: Category | undefined;
}

export interface BreadcrumbsProps {
  /** Parent pages, the topmost first. */
  trail: readonly Crumb[];
  current: string;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {trail.map(({ label, to, category }) => (
          <li key={label} className={styles.step}>
            <TextLink tone="plain" to={to} {...(category === undefined ? {} : { search: { category } })}>
              {label}
            </TextLink>
          </li>
        ))}
        <li className={styles.step}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
