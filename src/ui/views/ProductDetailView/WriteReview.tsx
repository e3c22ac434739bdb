import { Button } from '#ui/components/Button/Button';
import { ErrorSummary } from '#ui/components/ErrorSummary/ErrorSummary';
import { fieldOf } from '#ui/components/FormBox/form-words';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { Heading } from '#ui/components/Heading/Heading';
import { RadioGroup } from '#ui/components/RadioGroup/RadioGroup';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { Text } from '#ui/components/Text/Text';
import { TextArea } from '#ui/components/TextArea/TextArea';
import { TextField } from '#ui/components/TextField/TextField';

import * as styles from './WriteReview.css';

const STARS = [
  { value: '', label: 'No rating' },
  { value: '1', label: '1 star' },
  ...['2', '3', '4', '5'].map((stars) => ({ value: stars, label: `${stars} stars` })),
];

export interface WriteReviewProps {
  form: FormWords;
  /** 0 without thanks; another number for those for another review. */
  thanks: number;
}

/** Fields Name, Email and Review (section 3), and stars for those who want to give some. */
export function WriteReview({ form, thanks }: WriteReviewProps) {
  const field = (name: string) => fieldOf(form, 'review', name);
  return (
    <div className={styles.root}>
      <form
        className={styles.form}
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
        <RadioGroup
          legend="Stars"
          name="review-stars"
          look="row"
          options={STARS}
          value={form.values['stars'] ?? ''}
          onChange={(stars) => form.onChange('stars', stars)}
        />
        <Text size="small" tone="soft">
          Your review is kept on this device only: this sample shop has no server. Your email is not shown.
        </Text>
        <div>
          <Button type="submit" tone="secondary">
            Post review
          </Button>
        </div>
      </form>
      <StatusLine
        text={
          thanks === 0
            ? undefined
            : 'Thank you. Your review is in the list above, and stays on this device until you remove it.'
        }
        turn={thanks}
        tone="success"
        size="body"
      />
    </div>
  );
}
