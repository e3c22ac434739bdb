import { useSelector } from '@xstate/react';

import { useForm } from '#routes/-shared/form';
import { useMember, usePage } from '#routes/-shared/shop';
import { WriteReview as WriteReviewView } from '#ui/views/ProductDetailView/WriteReview';

import { page } from './-page';

export interface WriteReviewProps {
  productId: number;
  path: string;
}

/** The form for a review; loaded when the reviews are turned to. */
export function WriteReview({ productId, path }: WriteReviewProps) {
  const review = useSelector(usePage(page, { productId }, path), ({ children }) => children.review);
  const form = useForm(useSelector(review, (snapshot) => snapshot?.children.form));
  const isPosted = useSelector(review, (snapshot) => snapshot?.hasTag('posted') ?? false);
  const own = useSelector(useMember('ownReviews'), ({ context }) => context.reviews.length);
  return <WriteReviewView form={form} thanks={isPosted ? own + 1 : 0} />;
}
