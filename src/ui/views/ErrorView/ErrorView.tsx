import { Button } from '#ui/components/Button/Button';
import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Container } from '#ui/components/Container/Container';
import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';

import * as styles from './ErrorView.css';

export interface ErrorViewProps {
  /** `missing`: a script did not load, `stillMissing`: again; `broken`: rendering threw. */
  reason: keyof typeof WORDS;
  onTryAgain: () => void;
}

const WORDS = {
  missing: {
    title: 'This page did not load',
    text: 'Part of it did not arrive: the connection may have been lost. Your cart and your wishlist are as you left them.',
  },
  stillMissing: {
    title: 'This page still does not load',
    text: 'We tried again. It will load once the connection is back; your cart and your wishlist are as you left them.',
  },
  broken: {
    title: 'This page cannot be shown',
    text: 'Something in it is broken, and that is our fault. Your cart and your wishlist are as you left them, and the rest of the shop is open.',
  },
};

/** Replaces a page that cannot be rendered. */
export function ErrorView({ reason, onTryAgain }: ErrorViewProps) {
  const { title, text } = WORDS[reason];
  return (
    <Container>
      <div className={styles.root}>
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="soft">
          {text}
        </Text>
        <div className={styles.actions}>
          <Button size="large" onClick={onTryAgain}>
            Try again
          </Button>
          <ButtonLink to="/" tone="secondary" size="large">
            Back To Home
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
