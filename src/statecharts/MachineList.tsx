import * as styles from './MachineList.css';
import { chartedMachines } from './machines';

export interface MachineListProps {
  current: string | undefined;
  /** The address of a machine's page. */
  hrefOf: (machine: string) => string;
}

/** Every machine by name; a disclosure on a phone. */
export function MachineList({ current, hrefOf }: MachineListProps) {
  return (
    <nav aria-label="Machines" className={styles.root}>
      <ul className={styles.list}>
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
