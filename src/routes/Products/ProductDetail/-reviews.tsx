import { useSelector } from '@xstate/react';
import { memo } from 'react';

import { inOrder } from '#domain/review';
import type { OwnReview, Review } from '#domain/review';
import { lazyPart } from '#routes/-shared/lazy-part';
import { useContent, useMember, usePage, useVisit } from '#routes/-shared/shop';
import { Reviews } from '#ui/views/ProductDetailView/Reviews';

import { page } from './-page';
import { ownReviewsOf, ratingSummary, reviewWords, reviewedWords } from './-words';

const WriteReview = lazyPart(() => import('./-write-review').then(({ WriteReview: part }) => part));

export interface ProductReviewsProps {
  productId: number;
  path: string;
}

/** The reviews of a product, the shopper's own among them. A panel that is hidden at first: drawn after the rest of the page. */
export const ProductReviews = memo(function ProductReviews({ productId, path }: ProductReviewsProps) {
  const detail = usePage(page, { productId }, path);
  const content = useContent(`product/${productId}`);
  const { seed } = useVisit();
  const isReading = useSelector(detail, (snapshot) => snapshot.matches({ tab: 'reviews' }));
  const review = useSelector(detail, ({ children }) => children.review);
  const reviews = useSelector(review, (snapshot) => snapshot?.context.reviews) ?? [];
  const order = useSelector(review, (snapshot) => snapshot?.context.order) ?? 'oldest';
  const own = useSelector(useMember('ownReviews'), ({ context }) => context.reviews);
  return (
    <Reviews
      summary={ratingSummary(content.product, seed)}
      reviews={inOrder<Review | OwnReview>([...reviews, ...ownReviewsOf(content, own)], order).map((each) =>
        reviewWords(each, content.portraits),
      )}
      note={reviewedWords(content)}
      sort={{ value: order, onChange: (chosen) => review?.send({ type: 'reviews.sorted', order: chosen }) }}
      form={isReading ? <WriteReview productId={productId} path={path} /> : null}
      onRemoved={(reviewId) => review?.send({ type: 'review.removed', reviewId })}
    />
  );
});
