import type { Picture as PictureFacts } from '#domain/picture';
import { Container } from '#ui/components/Container/Container';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { Heading } from '#ui/components/Heading/Heading';
import { Picture } from '#ui/components/Picture/Picture';
import { Text } from '#ui/components/Text/Text';

import { ContactDetails } from './ContactDetails';
import type { ContactDetailsWords } from './ContactDetails';
import { ContactForm } from './ContactForm';
import { ContactReceipt } from './ContactReceipt';
import type { MessageWords } from './ContactReceipt';
import * as styles from './ContactView.css';
import { KeptMessages } from './KeptMessages';
import type { KeptMessageWords } from './KeptMessages';

export interface ContactViewProps {
  picture: PictureFacts;
  details: ContactDetailsWords;
  form: FormWords;
  /** The message that has just been stored. */
  receipt: MessageWords | undefined;
  /** Earlier messages on this device, newest first. */
  kept: readonly KeptMessageWords[];
  onReopened: () => void;
  onRemoved: (messageId: number) => void;
}

/** Contact details and message form, and the receipt of a message above it (section 2 and readings, "contact"). */
export function ContactView({ picture, details, form, receipt, kept, onReopened, onRemoved }: ContactViewProps) {
  return (
    <>
      <Container>
        <div className={styles.root}>
          <div className={styles.writing}>
            <div className={styles.words} data-screen-only={receipt ? '' : undefined}>
              <Heading level={1}>Contact Us</Heading>
              <Text size="lead" tone="soft">
                A question about a piece, an order or a scratch? Write to us here.
              </Text>
            </div>
            {receipt ? <ContactReceipt message={receipt} onReopened={onReopened} /> : null}
            <div data-screen-only={receipt ? '' : undefined}>
              <ContactForm form={form} />
            </div>
          </div>
          <div className={styles.beside} data-screen-only={receipt ? '' : undefined}>
            <Picture picture={picture} shape="landscape" sizes="(min-width: 64em) min(46vw, 714px), 90vw" priority />
            <ContactDetails {...details} />
          </div>
        </div>
      </Container>
      <KeptMessages messages={receipt ? [] : kept} onRemoved={onRemoved} />
    </>
  );
}
