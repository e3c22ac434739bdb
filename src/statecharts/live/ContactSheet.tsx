import { useMemo } from 'react';

import type { Address } from '../address';
import { writeAddress } from '../address';
import type { ChartedMachine } from '../machines';
import { sheetOf } from '../stage/sheet';
import * as styles from './ContactSheet.css';

export interface ContactSheetProps {
  machine: ChartedMachine;
  address: Address;
}

const SCALE = 0.4;
const HEIGHT_PX = 844;

/** All states of a machine side by side, each as the page that shows it, standing still. */
export function ContactSheet({ machine: { name, machine }, address: { width } }: ContactSheetProps) {
  const sheet = useMemo(() => sheetOf({ machine }, width), [machine, width]);
  return (
    <ul className={styles.root} aria-label={`All states of ${name}`}>
      {sheet.map(({ id, state, shown }) => (
        <li key={id}>
          {'reason' in shown ? (
            <p className={styles.reason}>{shown.reason}</p>
          ) : (
            <div className={styles.print} style={{ width: width * SCALE, height: HEIGHT_PX * SCALE }}>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the shop's own page, which needs scripts and origin */}
              <iframe
                className={styles.frame}
                src={shown.href}
                title={id}
                tabIndex={-1}
                loading="lazy"
                inert
                style={{ width, height: HEIGHT_PX, transform: `scale(${SCALE})` }}
              />
            </div>
          )}
          <a href={writeAddress({ machine: name, state, width, pane: 'stage' })}>{state}</a>
        </li>
      ))}
    </ul>
  );
}
