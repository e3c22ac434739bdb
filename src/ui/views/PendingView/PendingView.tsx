import { Container } from '#ui/components/Container/Container';
import { Heading } from '#ui/components/Heading/Heading';
import { ReloadLink } from '#ui/components/ReloadLink/ReloadLink';
import { Text } from '#ui/components/Text/Text';

import * as styles from './PendingView.css';

/** Replaces a page that is slow to load. */
export function PendingView() {
  return (
    <Container>
      <div className={styles.root} aria-busy>
        <Heading level={1}>One moment</Heading>
        <Text size="lead" tone="soft">
          The page is on its way.
        </Text>
        <p className={styles.late}>
          It is taking longer than it should. <ReloadLink>Load it again</ReloadLink>
        </p>
      </div>
    </Container>
  );
}
