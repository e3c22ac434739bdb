import type { ReactNode } from 'react';

import * as FOCUS from '#domain/focus-ids';
import type { ReviewOrder } from '#domain/review';
import { Avatar } from '#ui/components/Avatar/Avatar';
import { Button } from '#ui/components/Button/Button';
import { Rating } from '#ui/components/Rating/Rating';
import { SelectField } from '#ui/components/SelectField/SelectField';
import { Stack } from '#ui/components/Stack/Stack';
import { Text } from '#ui/components/Text/Text';

import type { ReviewWords } from './product-detail';
import { RatingSummary } from './RatingSummary';
import type { RatingSummaryProps } from './RatingSummary';
import * as styles from './Reviews.css';

const ORDERS: readonly { readonly value: ReviewOrder; readonly label: string }[] = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'highest', label: 'Most stars first' },
  { value: 'lowest', label: 'Fewest stars first' },
];

export interface ReviewsProps {
  summary: RatingSummaryProps;
  reviews: readonly ReviewWords[];
  /** What the reviews are of, where it is not the product shown. */
  note: string | undefined;
  sort: { readonly value: ReviewOrder; readonly onChange: (order: ReviewOrder) => void };
  /** The form for a review. */
  form: ReactNode;
  onRemoved: (ownId: number) => void;
}

/** Rating summary, reviews and the form for a review. */
export function Reviews({ summary, reviews, note, sort, form, onRemoved }: ReviewsProps) {
  return (
    <div className={styles.root}>
      <RatingSummary {...summary} />
      <Stack gap="s16">
        {note === undefined ? null : (
          <Text size="small" tone="soft">
            {note}
          </Text>
        )}
        <SelectField
          id="review-order"
          name="review-order"
          label="Sort reviews"
          look="beside"
          options={ORDERS}
          value={sort.value}
          onChange={(value) => sort.onChange(value as ReviewOrder)}
        />
      </Stack>
      <ol className={styles.letters} id={FOCUS.reviews} tabIndex={-1} aria-label="Reviews">
        {reviews.map(({ ownId, username, text, stars, date, portrait }) => (
          <li
            key={ownId ?? text}
            className={styles.letter}
            {...(ownId === undefined ? {} : { 'data-settles': 'stored' })}
          >
            <p className={styles.given}>
              {stars === undefined ? null : <Rating rate={stars} />}
              {date === undefined ? null : <time dateTime={date.iso}>{date.shown}</time>}
              {ownId === undefined ? null : <span>Your review</span>}
            </p>
            <blockquote className={styles.text}>{text}</blockquote>
            <p className={styles.signature}>
              <Avatar picture={portrait} size="normal" />
              {username}
              {ownId === undefined ? null : (
                <Button tone="quiet" size="small" label="Remove your review" onClick={() => onRemoved(ownId)}>
                  Remove
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {form}
    </div>
  );
}
