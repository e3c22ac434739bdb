import { useState } from 'react';

import { Button } from '#ui/components/Button/Button';
import { Text } from '#ui/components/Text/Text';

import * as styles from './Inspector.css';
import { copying } from './copying';
import { messageOf } from '#kit/message-of';
import { sessionToLink } from '#kit/session/link';
import type { Session } from '#kit/session/session';

export interface StoppedProps {
  /** What went wrong. */
  message: string;
  /** What had happened in the shop; undefined when there was none. */
  session: Session | undefined;
  /** Goes on with what had happened, as a link has it; without, when undefined. */
  onGoOn: (link: string | undefined) => void;
}

/** Stands where the statecharts cannot be drawn any more: nothing that was done in the shop is lost. */
export function Stopped({ message, session, onGoOn }: StoppedProps) {
  const [said, setSaid] = useState('');
  const goOn = () => {
    try {
      onGoOn(session && sessionToLink(session));
    } catch (error) {
      setSaid(`${messageOf(error)} Copy it, or go on without it.`);
    }
  };
  return (
    <div role="alert" className={styles.problems}>
      <Text>The statecharts cannot be drawn any more: {message}</Text>
      {session ? (
        <Text>What happened in the shop is kept, event by event: {session.events.length} so far.</Text>
      ) : (
        <Text>Nothing had happened in the shop.</Text>
      )}
      <Button size="small" onClick={goOn}>
        Go on from there
      </Button>
      {session ? (
        <>
          <Button size="small" tone="secondary" onClick={async () => setSaid(await copying(JSON.stringify(session)))}>
            Copy what happened
          </Button>
          <Button size="small" tone="quiet" onClick={() => onGoOn(undefined)}>
            Go on without it
          </Button>
        </>
      ) : null}
      <p role="status">{said}</p>
    </div>
  );
}
