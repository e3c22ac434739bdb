import { Text } from '#ui/components/Text/Text';

import type { Address } from '../address';
import type { Lights } from '../lights';
import type { ChartedMachine } from '../machines';
import type { Navigate } from '../use-address';

export interface LivePaneProps {
  machine: ChartedMachine;
  address: Address;
  navigate: Navigate;
  /** Lights the drawing beside it. */
  onLights: (lights: Lights) => void;
}

/** What stands beside the drawing: the shop in the chosen state. */
export function LivePane({ machine, address }: LivePaneProps) {
  return (
    <Text size="small" tone="soft">
      {address.state === undefined
        ? `Choose a state of ${machine.name} in the drawing.`
        : `${machine.machine.id}.${address.state} is chosen. It cannot be shown as a page yet.`}
    </Text>
  );
}
