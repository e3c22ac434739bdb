import { Button } from '#ui/components/Button/Button';

import { NO_HIGHLIGHTS } from '#kit/charts/highlights';
import { isOpen, NOTHING_ASKED } from '../address';
import { invokedBy } from '../machines';
import { MachinePage } from '../machine/MachinePage';
import { useFinding } from '../machine/use-finding';
import { OpenDesk } from './OpenDesk';
import type { DeskProps } from './use-open-desk';
import { useSide } from './use-side';

/** One machine to read; beside it the shop and its timeline, once there is something to show or somebody asks for it. */
export function Desk({ drawn, ...props }: DeskProps & { drawn: string | undefined }) {
  const { machine, address, navigate } = props;
  // Kept while the desk is closed: a state that is pressed in a drawing is read beside it.
  const [side, setSide] = useSide(address, isOpen(address) ? drawn : undefined);
  const finding = useFinding();
  return isOpen(address) ? (
    <OpenDesk {...props} finding={finding} side={side} onSide={setSide} />
  ) : (
    <MachinePage
      finding={finding}
      machine={machine}
      address={address}
      navigate={navigate}
      highlights={NO_HIGHLIGHTS}
      onInvoke={({ source }) => navigate({ ...NOTHING_ASKED, machine: invokedBy(machine).get(source)?.name })}
    >
      <div data-screen-only="">
        <Button tone="secondary" size="small" onClick={() => navigate({ pane: 'stage' })}>
          Show the shop beside it
        </Button>
      </div>
    </MachinePage>
  );
}
