import * as FOCUS from '#domain/focus-ids';
import { Button } from '#ui/components/Button/Button';
import { Heading } from '#ui/components/Heading/Heading';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { Text } from '#ui/components/Text/Text';

import * as styles from './SampleData.css';

export interface SampleDataProps {
  /** Outcome of the latest reset. */
  status: string | undefined;
  /** True while the reset can be undone. */
  canUndo: boolean;
  onReset: () => void;
  onUndo: () => void;
}

/** Resets the shop to its sample data. */
export function SampleData({ status, canUndo, onReset, onUndo }: SampleDataProps) {
  return (
    <section aria-labelledby="samples" className={styles.root} data-screen-only="">
      <div className={styles.words}>
        <Heading level={2} id="samples" size="title4">
          Sample data
        </Heading>
        <Text size="small" tone="soft">
          Cart, wishlist, orders, cards and profile are kept on this device only. Resetting removes what you added and
          brings back your first visit.
        </Text>
      </div>
      <div className={styles.tools}>
        <Button tone="danger" size="small" id={FOCUS.resetSamples} onClick={onReset}>
          Reset sample data
        </Button>
        <StatusLine text={status} tone="ink" />
        {canUndo ? (
          <Button tone="quiet" size="inline" onClick={onUndo}>
            Undo
          </Button>
        ) : null}
      </div>
    </section>
  );
}
