import { nameId } from '#domain/focus';
import * as FOCUS from '#domain/focus-ids';
import { Button } from '#ui/components/Button/Button';
import { Container } from '#ui/components/Container/Container';
import { Heading } from '#ui/components/Heading/Heading';
import { Section } from '#ui/components/Section/Section';
import { SectionHeading } from '#ui/components/SectionHeading/SectionHeading';
import { Text } from '#ui/components/Text/Text';

import * as styles from './ContactView.css';

export interface KeptMessageWords {
  readonly id: number;
  readonly date: string;
  readonly subject: string;
  readonly message: string;
}

export interface KeptMessagesProps {
  messages: readonly KeptMessageWords[];
  onRemoved: (messageId: number) => void;
}

/** Messages stored on this device; nothing if there are none. */
export function KeptMessages({ messages, onRemoved }: KeptMessagesProps) {
  return (
    <div id={FOCUS.keptMessages} tabIndex={-1} data-settles="stored" data-screen-only="">
      {messages.length === 0 ? null : (
        <Section labelledBy="kept-heading" space="none">
          <Container>
            <div className={styles.keptSpace}>
              <SectionHeading
                id="kept-heading"
                title="Kept on this device"
                size="title3"
                lead="What you wrote to us before. Nobody else has it."
              />
              <ul className={styles.kept}>
                {messages.map(({ id, date, subject, message }) => (
                  <li key={id} className={styles.keptMessage}>
                    <div>
                      <Heading level={3} id={nameId(id)} takesFocus>
                        {subject}
                      </Heading>
                      <Text size="small" tone="soft">
                        {date}
                      </Text>
                    </div>
                    <p className={styles.keptText}>{message}</p>
                    <Button tone="quiet" size="small" label={`Remove “${subject}”`} onClick={() => onRemoved(id)}>
                      Remove
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          </Container>
        </Section>
      )}
    </div>
  );
}
