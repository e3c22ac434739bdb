import { useMemo } from 'react';

import type { DeskAddress } from '../address';
import { writeAddress } from '../address';
import type { ChartedMachine } from '../machines';
import { sheetOf } from '../stage/sheet';
import * as styles from './ContactSheet.css';
import { StillPage } from './StillPage';

export interface ContactSheetProps {
  machine: ChartedMachine;
  address: DeskAddress;
}

/** All states of a machine side by side, each as the page that shows it, standing still. */
export function ContactSheet({ machine: { name, machine }, address: { width } }: ContactSheetProps) {
  const sheet = useMemo(() => sheetOf({ machine }, width), [machine, width]);
  return (
    <ul className={styles.root} aria-label={`All states of ${name}`}>
      {sheet.map((print) => (
        <li key={print.id}>
          <StillPage print={print} width={width} />
          <a href={writeAddress({ machine: name, state: print.state, width, pane: 'stage' })}>{print.state}</a>
        </li>
      ))}
    </ul>
  );
}
