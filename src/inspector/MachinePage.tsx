import type { ReactNode } from 'react';

import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';

import type { Address } from './address';
import type { Lights } from './lights';
import type { ChartedMachine } from './machines';
import * as styles from './MachinePage.css';
import type { Navigate } from './use-address';

export interface MachinePageProps {
  machine: ChartedMachine;
  address: Address;
  navigate: Navigate;
  lights: Lights;
  /** The shop beside the drawing. */
  live: ReactNode;
}

/** One machine: its drawing and all that can be read in it, and the shop beside it. */
export function MachinePage({ machine: { name, machine }, live }: MachinePageProps) {
  return (
    <article className={styles.root}>
      <header className={styles.header}>
        <Heading level={1} size="title3">
          {name}
        </Heading>
        <Text size="small" tone="soft">
          {machine.root.description}
        </Text>
      </header>
      <section aria-label="Shop" className={styles.live}>
        {live}
      </section>
    </article>
  );
}
