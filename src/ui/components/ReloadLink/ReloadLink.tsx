import * as styles from './ReloadLink.css';

export interface ReloadLinkProps {
  children: string;
}

/** Opens this very address as a new document. It is a plain link, so that it works before the shop's script, or without. */
export function ReloadLink({ children }: ReloadLinkProps) {
  return (
    // oxlint-disable-next-line anchor-is-valid -- an empty address is this one, query and all
    <a className={styles.root} href="">
      {children}
    </a>
  );
}
