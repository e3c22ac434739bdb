import * as FOCUS from '#domain/focus-ids';
import { Button } from '#ui/components/Button/Button';
import { StorageNote } from '#ui/components/StorageNote/StorageNote';
import { fieldOf } from '#ui/components/FormBox/form-words';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { FormBox } from '#ui/components/FormBox/FormBox';
import { Text } from '#ui/components/Text/Text';
import { TextArea } from '#ui/components/TextArea/TextArea';
import { TextField } from '#ui/components/TextField/TextField';

import * as styles from './ContactView.css';

/** Prefix of the ids of its fields. */
const CONTACT_FORM = 'contact';

export interface ContactFormProps {
  form: FormWords;
}

/** The message form, with the fields of section 3. */
export function ContactForm({ form }: ContactFormProps) {
  const field = (name: string) => fieldOf(form, CONTACT_FORM, name);
  return (
    <FormBox id={CONTACT_FORM} labelledBy={FOCUS.heading} form={form}>
      <TextField {...field('name')} label="Name" autoComplete="name" autoCapitalize="words" />
      <div className={styles.pair}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
        <TextField {...field('phone')} label="Phone number" type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <TextField {...field('subject')} label="Subject" autoComplete="off" autoCapitalize="sentences" />
      <TextArea {...field('message')} label="Message" rows={7} />
      <div className={styles.send}>
        <Button type="submit" size="large">
          Send Message
        </Button>
        <Text size="small" tone="soft">
          <StorageNote />
        </Text>
      </div>
    </FormBox>
  );
}
