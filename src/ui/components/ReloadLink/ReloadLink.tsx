import * as styles from './ReloadLink.css';

export interface ReloadLinkProps {
  children: string;
}

/** A plain link to the current address, so that it works without the shop's script. */
export function ReloadLink({ children }: ReloadLinkProps) {
  return (
    // oxlint-disable-next-line anchor-is-valid -- an empty address is the current one with its query
    <a className={styles.root} href="">
      {children}
    </a>
  );
}
