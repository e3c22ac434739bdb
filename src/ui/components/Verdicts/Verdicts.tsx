import { Icon } from '../Icon/Icon';

import * as styles from './Verdicts.css';

/** Whether a piece fits, in a sentence. */
export interface FitVerdict {
  readonly fits: boolean;
  readonly text: string;
}

export interface VerdictsProps {
  verdicts: readonly FitVerdict[];
}

/** Whether a piece fits, sentence by sentence. */
export function Verdicts({ verdicts }: VerdictsProps) {
  return verdicts.length === 0 ? null : (
    <ul className={styles.list}>
      {verdicts.map(({ fits, text }) => (
        <li key={text} className={styles.verdict}>
          <Icon
            name={fits ? 'circle-check' : 'circle-exclamation-point'}
            className={styles.mark[fits ? 'fits' : 'lacks']}
            size={20}
          />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
