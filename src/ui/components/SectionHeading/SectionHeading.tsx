import { Heading } from '../Heading/Heading';
import type { HeadingSize } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { TextLink } from '../TextLink/TextLink';
import * as styles from './SectionHeading.css';

export interface SectionHeadingProps {
  title: string;
  /** For the section's `labelledBy`. */
  id?: string | undefined;
  size?: HeadingSize | undefined;
  lead?: string | undefined;
  /** Such as View All. */
  link?: { readonly to: '/Products' | '/Blog' | '/ContactUs'; readonly children: string } | undefined;
}

/** A section's heading, with a link at the end of the line. */
export function SectionHeading({ title, id, size, lead, link }: SectionHeadingProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Heading level={2} size={size} id={id}>
          {title}
        </Heading>
        {lead === undefined ? null : <Text tone="soft">{lead}</Text>}
      </div>
      {link ? <TextLink tone="alone" {...link} /> : null}
    </div>
  );
}
