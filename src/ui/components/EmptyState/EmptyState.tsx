import type { ReactNode } from 'react';

import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  title: string;
  headingLevel?: 2 | 3 | undefined;
  text?: string | undefined;
  /** A Button or a ButtonLink. */
  action?: ReactNode;
}

/** What stands in the place of a list without items. */
export function EmptyState({ title, headingLevel = 2, text, action }: EmptyStateProps) {
  return (
    // In place of what the page shows otherwise, which was longer: Back must not lead below it.
    <div className={styles.root} data-shown-from-top={headingLevel === 2 ? '' : undefined}>
      <div className={styles.words}>
        <Heading level={headingLevel} size="title3">
          {title}
        </Heading>
        {text === undefined ? null : <Text tone="soft">{text}</Text>}
      </div>
      {action ?? null}
    </div>
  );
}
