import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import * as styles from './Masthead.css';

export interface MastheadProps {
  title: string;
  lead: string;
}

/** The head of a page that lists: its title, and a line about what is listed. */
export function Masthead({ title, lead }: MastheadProps) {
  return (
    <header className={styles.root}>
      <Heading level={1} size="hero">
        {title}
      </Heading>
      <Text size="lead" tone="soft">
        {lead}
      </Text>
    </header>
  );
}
