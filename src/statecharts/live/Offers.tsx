import { Text } from '#ui/components/Text/Text';

import type { Offer } from '#kit/session/report';
import * as styles from './Panels.css';

export interface OffersProps {
  /** The address of the actor that is told. */
  actor: string;
  offers: readonly Offer[];
  onSend: (event: Offer['event']) => void;
}

/** Every event an actor may be told, by the name of its payload case; a refused one says why. */
export function Offers({ actor, offers, onSend }: OffersProps) {
  if (offers.length === 0) {
    return (
      <Text size="small" tone="soft">
        {actor} hears nothing from outside at this moment.
      </Text>
    );
  }
  return (
    <ul className={styles.list} aria-label={`Events for ${actor}`}>
      {offers.map(({ name, event, refusal }) => (
        <li key={JSON.stringify(event)} className={styles.offer}>
          <button
            type="button"
            className={styles.button}
            aria-disabled={refusal !== undefined}
            onClick={() => (refusal === undefined ? onSend(event) : undefined)}
          >
            {name}
          </button>
          <code className={styles.code}>{event.type}</code>
          {refusal === undefined ? null : <span className={styles.refusal}>{refusal}</span>}
        </li>
      ))}
    </ul>
  );
}
