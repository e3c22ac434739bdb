import { Button } from '#ui/components/Button/Button';
import { ErrorSummary } from '#ui/components/ErrorSummary/ErrorSummary';
import { fieldOf } from '#ui/components/FormBox/form-words';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';
import { TextArea } from '#ui/components/TextArea/TextArea';
import { TextField } from '#ui/components/TextField/TextField';

import * as styles from './ReviewForm.css';

export interface ReviewFormProps {
  form: FormWords;
}

/** Fields Name, Email and Review (section 3). */
export function ReviewForm({ form }: ReviewFormProps) {
  const field = (name: string) => fieldOf(form, 'review', name);
  return (
    <form
      className={styles.root}
      aria-labelledby="write-review"
      noValidate
      // Submits nowhere: before hydration nothing typed gets into the address.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        form.onSubmit();
      }}
    >
      <Heading level={2} id="write-review" size="title3">
        Write a review
      </Heading>
      <ErrorSummary
        problems={Object.entries(form.problems).map(([name, message]) => ({ fieldId: `review-${name}`, message }))}
        attempt={form.refusals}
      />
      <div className={styles.pair}>
        <TextField {...field('username')} label="Name" autoComplete="nickname" />
        <TextField {...field('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextArea {...field('review')} label="Review" rows={5} />
      <Text size="small" tone="soft">
        Your review joins this page until you leave it: this sample shop has no server. Your email is not shown.
      </Text>
      <div>
        <Button type="submit" tone="secondary">
          Post review
        </Button>
      </div>
    </form>
  );
}
