import { useState } from 'react';

import type { DeskAddress } from '../address';
import type { ChartedMachine } from '../machines';
import { ContactSheet } from './ContactSheet';

export interface AllStatesProps {
  machine: ChartedMachine;
  address: DeskAddress;
}

/** Every state of a machine as the page that shows it, once somebody unfolds them. */
export function AllStates({ machine, address }: AllStatesProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget: { open } }) => setIsSheetOpen(open)}>
      <summary>All states of {machine.name}</summary>
      {isSheetOpen ? <ContactSheet machine={machine} address={address} /> : null}
    </details>
  );
}
