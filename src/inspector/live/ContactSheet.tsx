import { useMemo } from 'react';

import type { Address } from '../address';
import { writeAddress } from '../address';
import { stateNodes } from '../chart/transitions';
import type { ChartedMachine } from '../machines';
import { sessionToLink } from '../session/link';
import { pictureOf } from '../stage/picture';
import * as styles from './ContactSheet.css';

export interface ContactSheetProps {
  machine: ChartedMachine;
  address: Address;
}

const SCALE = 0.4;
const HEIGHT_PX = 844;

/** All states of a machine side by side, each as the page that shows it, standing still. */
export function ContactSheet({ machine: { name, machine }, address: { width } }: ContactSheetProps) {
  const sheet = useMemo(
    () =>
      stateNodes(machine)
        .filter(({ type }) => type === 'atomic' || type === 'final')
        .map(({ id, path }) => ({ id, state: path.join('.'), picture: pictureOf([id], width) })),
    [machine, width],
  );
  return (
    <ul className={styles.root} aria-label={`All states of ${name}`}>
      {sheet.map(({ id, state, picture }) => (
        <li key={id}>
          {'reason' in picture ? (
            <p className={styles.reason}>{picture.reason}</p>
          ) : (
            <div className={styles.print} style={{ width: width * SCALE, height: HEIGHT_PX * SCALE }}>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the shop's own page, which needs scripts and origin */}
              <iframe
                className={styles.frame}
                src={`/Statecharts/Stage?still#${sessionToLink(picture.session)}`}
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
