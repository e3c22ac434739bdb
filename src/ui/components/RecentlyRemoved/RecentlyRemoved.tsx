import { nameId, removedKey } from '#domain/focus';

import { Button } from '../Button/Button';
import { Disclosure } from '../Disclosure/Disclosure';
import { Heading } from '../Heading/Heading';
import { StatusLine } from '../StatusLine/StatusLine';
import { Text } from '../Text/Text';
import * as styles from './RecentlyRemoved.css';

export interface RemovedWords {
  readonly at: number;
  readonly title: string;
  /** List and time, such as `From your cart, at 14:05`. */
  readonly from: string;
}

export interface RecentlyRemovedProps {
  /** Newest first. */
  entries: readonly RemovedWords[];
  /** What was put back last. */
  status: string | undefined;
  onPutBack: (at: number) => void;
  onForget: () => void;
}

/** So many are shown at once; older ones are folded. */
const SHOWN = 3;

/** What was removed lately, each with a button that puts it back. */
export function RecentlyRemoved({ entries, status, onPutBack, onForget }: RecentlyRemovedProps) {
  const listOf = (some: readonly RemovedWords[]) => (
    <ul>
      {some.map(({ at, title, from }) => (
        <li key={at} className={styles.entry}>
          <div>
            <span id={nameId(removedKey(at))} tabIndex={-1}>
              {title}
            </span>
            <Text size="small" tone="soft">
              {from}
            </Text>
          </div>
          <Button tone="secondary" size="small" label={`Put back ${title}`} onClick={() => onPutBack(at)}>
            Put back
          </Button>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.root} aria-labelledby="recently-removed" data-screen-only="">
      <Heading level={2} size="title4" id="recently-removed">
        Recently removed
      </Heading>
      <StatusLine text={status} tone="moss" size="body" />
      {entries.length === 0 ? null : (
        <>
          {listOf(entries.slice(0, SHOWN))}
          {entries.length > SHOWN ? <Disclosure summary="Earlier">{listOf(entries.slice(SHOWN))}</Disclosure> : null}
          <div className={styles.foot}>
            <Text size="small" tone="soft">
              Kept on this device for a day.
            </Text>
            <Button tone="quiet" size="inline" onClick={onForget}>
              Forget these
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
