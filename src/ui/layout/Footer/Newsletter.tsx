import * as FOCUS from '#domain/focus-ids';
import { Button } from '#ui/components/Button/Button';
import { StorageNote } from '#ui/components/StorageNote/StorageNote';
import { Heading } from '#ui/components/Heading/Heading';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { Text } from '#ui/components/Text/Text';
import { TextField } from '#ui/components/TextField/TextField';

import * as styles from './Footer.css';

export interface NewsletterProps {
  /** The address, as typed. */
  value: string;
  error: string | undefined;
  /** Outcome, such as "Already on your list". */
  status: string | undefined;
  onChange: (value: string) => void;
  onSubmit: () => void;
}

/** The form for the newsletter. */
export function Newsletter({ value, error, status, onChange, onSubmit }: NewsletterProps) {
  return (
    <section className={styles.letters} aria-labelledby="newsletter-title">
      <div className={styles.lettersWords}>
        <Heading level={2} id="newsletter-title">
          Letters from Larkwood
        </Heading>
        <Text tone="soft">New pieces, and how the old ones are made. Four letters a year.</Text>
      </div>
      <form
        className={styles.form}
        noValidate
        // Submits nowhere: before hydration nothing typed gets into the address.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className={styles.line}>
          <TextField
            id={FOCUS.newsletterEmail}
            name="newsletter-email"
            label="Email for the newsletter"
            type="email"
            autoComplete="email"
            value={value}
            error={error}
            onChange={onChange}
          />
          <div className={styles.send}>
            <Button type="submit">Subscribe</Button>
          </div>
        </div>
        <StatusLine text={status} tone="moss" />
        <Text size="small" tone="soft">
          <StorageNote saysWhy />
        </Text>
      </form>
    </section>
  );
}
