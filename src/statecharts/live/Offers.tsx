import { useEffect, useRef } from 'react';

import { Text } from '#ui/components/Text/Text';

import type { Offer } from '#kit/session/report';
import * as styles from './Panels.css';

export interface OffersProps {
  /** The address of the actor that is told. */
  actor: string;
  offers: readonly Offer[];
  onSend: (event: Offer['event']) => void;
}

/** Every event an actor may be told, by the name of its payload case: first those it takes, behind them why not others. */
export function Offers({ actor, offers, onSend }: OffersProps) {
  const group = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // The button of an event that is refused from now on leaves its list, and the focus with it.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) {
      group.current?.focus();
    }
  }, [offers]);
  const noteFocus = (isInside: boolean) => {
    hasFocus.current = isInside;
  };
  if (offers.length === 0) {
    return (
      <Text size="small" tone="soft">
        {actor} can be sent nothing at this moment.
      </Text>
    );
  }
  const taken = offers.filter(({ refusal }) => refusal === undefined);
  const refused = offers.filter(({ refusal }) => refusal !== undefined);
  return (
    <div ref={group} role="group" aria-label={`What ${actor} can be told`} tabIndex={-1} className={styles.list}>
      {taken.length === 0 ? (
        <Text size="small" tone="soft">
          {actor} reacts to none of these events at this moment.
        </Text>
      ) : (
        <OfferList label={`Events for ${actor}`} offers={taken} onSend={onSend} onFocus={noteFocus} />
      )}
      {refused.length === 0 ? null : (
        <details>
          <summary>Why not: {refused.length} refused</summary>
          <OfferList
            label={`Events that ${actor} refuses`}
            offers={refused}
            onSend={() => undefined}
            onFocus={noteFocus}
          />
        </details>
      )}
    </div>
  );
}

interface OfferListProps extends Pick<OffersProps, 'offers' | 'onSend'> {
  label: string;
  /** A button of it has got the focus, or has lost it. */
  onFocus: (isInside: boolean) => void;
}

function OfferList({ label, offers, onSend, onFocus }: OfferListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {offers.map(({ name, event, refusal }) => (
        <li key={JSON.stringify(event)} className={styles.offer}>
          <button
            type="button"
            className={styles.button}
            aria-disabled={refusal !== undefined}
            onClick={() => onSend(event)}
            onFocus={() => onFocus(true)}
            onBlur={() => onFocus(false)}
          >
            {name}
          </button>
          {name === event.type ? null : <code className={styles.code}>{event.type}</code>}
          {refusal === undefined ? null : <span className={styles.refusal}>{refusal}</span>}
        </li>
      ))}
    </ul>
  );
}
