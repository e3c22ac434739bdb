import * as styles from './PageContents.css';

export interface PageContentsProps {
  entries: readonly { readonly id: string; readonly heading: string }[];
}

/** Table of contents of a long page. */
export function PageContents({ entries }: PageContentsProps) {
  return (
    <nav className={styles.root} aria-label="On this page" data-screen-only="">
      <ol className={styles.list}>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
