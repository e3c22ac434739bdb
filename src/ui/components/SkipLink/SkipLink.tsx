import * as styles from './SkipLink.css';

export interface SkipLinkProps {
  /** Id of the main content. */
  targetId: string;
}

/** The page's first focusable element: skips header and menu. */
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
