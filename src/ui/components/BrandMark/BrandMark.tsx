import * as styles from './BrandMark.css';

export interface BrandMarkProps {
  /** The outline on a 24 px square, from simple-icons. */
  path: string;
  size?: keyof typeof styles.root | undefined;
}

/** The mark of another house, in the colour of the text around it. */
export function BrandMark({ path, size = 'normal' }: BrandMarkProps) {
  return (
    <svg className={styles.root[size]} viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={path} />
    </svg>
  );
}
