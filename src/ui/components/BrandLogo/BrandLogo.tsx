import * as styles from './BrandLogo.css';
import type { Brand } from './brands';
import sheet from './marks.svg';

export interface BrandLogoProps {
  brand: Brand;
  size?: keyof typeof styles.root | undefined;
}

/** A third-party logo in the colour of the text. */
export function BrandLogo({ brand, size = 'normal' }: BrandLogoProps) {
  return (
    <svg className={styles.root[size]} viewBox="0 0 24 24" aria-hidden focusable="false">
      <use href={`${sheet}#${brand}`} />
    </svg>
  );
}
