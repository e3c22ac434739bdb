import * as styles from './SkipLink.css';

export interface SkipLinkProps {
  /** Id of the main content. */
  targetId: string;
}

/** The first thing Tab reaches: past header and menu to the content. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <a
      className={styles.root}
      data-screen-only=""
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        const target = event.currentTarget.ownerDocument.getElementById(targetId);
        target?.focus();
        target?.scrollIntoView();
      }}
    >
      Skip to content
    </a>
  );
}
