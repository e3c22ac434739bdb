import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { productMachine } from '#machines/product/product.machine';
import type { Buying } from '#ui/views/ProductDetailView/BuyingColumn';
import type { GalleryControl, ViewerControl } from '#ui/views/ProductDetailView/Gallery';
import type { ReviewsControl } from '#ui/views/ProductDetailView/Reviews';

import { letter } from '../-models/product-detail';
import { useForm } from '../-shop';
import { usePreview } from './preview';

type ProductPage = ActorRefFrom<typeof productMachine>;

/** Quantity, Add to Cart and the heart, as words and callbacks. */
export function useBuying(page: ProductPage): Buying {
  const quantity = useSelector(page, ({ context }) => context.quantityText);
  const isSoldOut = useSelector(page, (snapshot) => snapshot.hasTag('soldOut'));
  const isLimited = useSelector(page, ({ context }) => context.isLimited);
  const stock = useSelector(page, ({ context }) => context.stock);
  const heart = useSelector(page, ({ children }) => children.heart);
  const isWished = useSelector(heart, (snapshot) => snapshot?.hasTag('saved') ?? false);
  return {
    quantity,
    isSoldOut,
    limit: isLimited ? `Only ${stock} in stock` : undefined,
    isWished,
    onQuantityTyped: (text) => page.send({ type: 'quantity.typed', text }),
    onQuantityLeft: () => page.send({ type: 'quantity.left' }),
    onIncrease: () => page.send({ type: 'quantity.increased' }),
    onDecrease: () => page.send({ type: 'quantity.decreased' }),
    onAdd: () => page.send({ type: 'add.pressed' }),
    onHeartToggled: () => heart?.send({ type: 'heart.toggled' }),
  };
}

/** Pictures and preview. */
export function useGallery(page: ProductPage): GalleryControl {
  const index = useSelector(page, ({ context }) => context.pictureIndex);
  const isPreviewOpen = useSelector(page, (snapshot) => snapshot.hasTag('overlay'));
  const { onPreview } = usePreview(page);
  return {
    index,
    isPreviewOpen,
    viewer: useViewer(page),
    onPreview,
    onChoose: (chosen) => page.send({ type: 'picture.chosen', index: chosen }),
    onStep: (by) => page.send({ type: 'preview.stepped', by }),
    onDismiss: () => page.send({ type: 'preview.closed' }),
  };
}

/** Looking closer and turning. */
function useViewer(page: ProductPage): ViewerControl {
  const viewer = useSelector(page, ({ children }) => children.viewer);
  const mode = useSelector(viewer, (snapshot) => snapshot?.value ?? 'whole');
  const frame = useSelector(viewer, (snapshot) => snapshot?.context.frame ?? 0);
  return {
    mode,
    frame,
    onCloser: (isCloser) => viewer?.send({ type: isCloser ? 'zoom.opened' : 'zoom.closed' }),
    onTurning: (isTurning) => viewer?.send({ type: isTurning ? 'turn.opened' : 'turn.closed' }),
    onFrameLoaded: () => viewer?.send({ type: 'frame.loaded' }),
    onFrameFailed: () => viewer?.send({ type: 'frame.failed' }),
    onTurned: (by) => viewer?.send({ type: 'frame.turned', by }),
  };
}

/** The reviews and the form that adds one. */
export function useReviews(page: ProductPage): ReviewsControl {
  const review = useSelector(page, ({ children }) => children.review);
  const reviews = useSelector(review, (snapshot) => snapshot?.context.reviews);
  const isPosted = useSelector(review, (snapshot) => snapshot?.hasTag('posted') ?? false);
  const form = useForm(useSelector(review, (snapshot) => snapshot?.children.form));
  return {
    form,
    letters: (reviews ?? []).map(letter),
    status: isPosted ? `Thank you. Your review is the last of ${reviews?.length ?? 0} above.` : undefined,
  };
}
