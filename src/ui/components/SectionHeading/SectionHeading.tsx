import type { ReactNode } from 'react';

import { Heading } from '../Heading/Heading';
import type { HeadingLevel, HeadingSize } from '../Heading/Heading';
import { Text } from '../Text/Text';
import * as styles from './SectionHeading.css';

export interface SectionHeadingProps {
  title: string;
  /** For the section's `labelledBy`. */
  id?: string | undefined;
  level?: HeadingLevel | undefined;
  size?: HeadingSize | undefined;
  lead?: string | undefined;
  /** A link, such as View All. */
  action?: ReactNode;
}

/** A section's heading, with a link at the end of the line. */
export function SectionHeading({ title, id, level = 2, size, lead, action }: SectionHeadingProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Heading level={level} size={size} id={id}>
          {title}
        </Heading>
        {lead === undefined ? null : <Text tone="soft">{lead}</Text>}
      </div>
      {action ?? null}
    </div>
  );
}
