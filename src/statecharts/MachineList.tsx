import { useLayoutEffect, useRef } from 'react';

import { bringIntoView } from './drawing/use-in-view';
import * as styles from './MachineList.css';
import { chartedMachines } from './machines';

export interface MachineListProps {
  /** The machine that is drawn; the list scrolls to it. */
  current: string | undefined;
  /** The address of a machine's page. */
  hrefOf: (machine: string) => string;
}

/** Every machine by name; a disclosure on a phone. */
export function MachineList({ current, hrefOf }: MachineListProps) {
  const navRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // It is a column beside a machine, and a line above a desk and on a phone.
    for (const { current: ground } of [navRef, listRef]) {
      if (ground) {
        bringIntoView(ground, [...ground.querySelectorAll('[aria-current]')]);
      }
    }
  }, [current]);
  return (
    <nav ref={navRef} aria-label="Machines" className={styles.root}>
      <ul ref={listRef} className={styles.list}>
        {chartedMachines.map(({ name }) => (
          <li key={name}>
            <a href={hrefOf(name)} className={styles.link} aria-current={name === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
