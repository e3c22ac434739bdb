import * as FOCUS from '#domain/focus-ids';
import { Button } from '#ui/components/Button/Button';
import { StorageNote } from '#ui/components/StorageNote/StorageNote';
import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';

import * as styles from './ContactView.css';

/** A message as it was typed. */
export interface MessageWords {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}

export interface ContactReceiptProps {
  message: MessageWords;
  onReopened: () => void;
}

/** Confirmation of a message, with a copy of it. */
export function ContactReceipt({ message: { name, email, phone, subject, message }, onReopened }: ContactReceiptProps) {
  return (
    <section className={styles.receipt} aria-label="Receipt">
      <div className={styles.words}>
        <Heading level={2} size="title3" id={FOCUS.receipt} takesFocus>
          Thank you, your message is kept
        </Heading>
        <Text tone="soft">
          <StorageNote /> Here is your copy.
        </Text>
      </div>
      <article className={styles.letter} aria-label="Your copy">
        <div className={styles.letterHead}>
          <p>{name}</p>
          <p>{email}</p>
          <p>{phone}</p>
        </div>
        <Heading level={3}>{subject}</Heading>
        <p className={styles.letterText}>{message}</p>
      </article>
      <div data-screen-only="">
        <Button tone="secondary" onClick={onReopened}>
          Write another message
        </Button>
      </div>
    </section>
  );
}
