import { withoutTurns } from '#domain/words';

import * as styles from './Panels.css';

/** A value of the shop as JSON; what was typed into it turns no words around. */
export function Json({ value }: { value: unknown }) {
  return <pre className={styles.payload}>{withoutTurns(JSON.stringify(value, null, 2))}</pre>;
}
