import { writeAddress } from './address';
import * as styles from './MachineList.css';
import { chartedMachines } from './machines';

export interface MachineListProps {
  current: string | undefined;
}

/** Every machine by name; a disclosure on a phone. */
export function MachineList({ current }: MachineListProps) {
  return (
    <nav aria-label="Machines" className={styles.root}>
      <ul className={styles.list}>
        {chartedMachines.map(({ name }) => (
          <li key={name}>
            <a
              href={writeAddress({ machine: name })}
              className={styles.link}
              aria-current={name === current ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
