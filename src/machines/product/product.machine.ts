import { assign, emit, sendTo, setup } from 'xstate';

import { clampQuantity } from '#domain/quantity';
import type { Review } from '#domain/review';
import { wantingPreview } from '#machines/address';
import type { PreviewWanted, TabWanted } from '#machines/address';
import { member } from '#machines/members';
import type { CartMessage, LineTaken, QuantityMessage, EnvironmentMessage } from '#machines/messages';
import { quantityMachine } from '#machines/quantity/quantity.machine';
import { reviewMachine } from '#machines/review/review.machine';
import { pageLock } from '#machines/scroll-lock/page-lock';
import { viewerMachine } from '#machines/viewer/viewer.machine';

export interface ProductInput {
  readonly productId: number;
  /** Id of the product of which this is a size or colour: its reviews are those of that product. */
  readonly listedId?: number | undefined;
  readonly stock: number;
  /** Number of pictures in the gallery. */
  readonly pictures: number;
  /** Number of frames of the 360° view; 0 without one. */
  readonly frames: number;
  readonly reviews: readonly Review[];
}

export type ProductTab = 'description' | 'reviews';

export type ProductEvent =
  | QuantityMessage
  | LineTaken
  | { type: 'picture.chosen'; index: number }
  | { type: 'preview.opened' }
  | { type: 'preview.closed' }
  | { type: 'preview.stepped'; by: 1 | -1 }
  | { type: 'tab.chosen'; tab: ProductTab }
  | EnvironmentMessage;

interface ProductContext extends ProductInput {
  readonly quantity: number;
  /** True if the last quantity was reduced to the stock, which the page says. */
  readonly isLimited: boolean;
  readonly pictureIndex: number;
  /** True if the window has room for the preview; undefined before it was measured. */
  readonly isWide: boolean | undefined;
}

/** The page of one product: buying, pictures, preview, tabs and reviews (section 4, "Product detail"). */
export const productMachine = setup({
  types: {
    input: {} as ProductInput,
    context: {} as ProductContext,
    events: {} as ProductEvent,
    children: {} as { quantity: 'quantity'; review: 'review'; viewer: 'viewer' },
    emitted: {} as PreviewWanted | TabWanted,
    tags: {} as 'overlay' | 'soldOut',
  },
  actors: { quantity: quantityMachine, review: reviewMachine, viewer: viewerMachine, pageLock },
  guards: {
    isSoldOut: ({ context }) => context.stock === 0,
    isNarrow: (_, { isWide }: { isWide: boolean }) => !isWide,
    hasRoom: ({ context }) => context.isWide !== false,
    isPicture: ({ context }, { index }: { index: number }) => index >= 0 && index < context.pictures,
    choosesReviews: (_, { tab }: { tab: ProductTab }) => tab === 'reviews',
    choosesDescription: (_, { tab }: { tab: ProductTab }) => tab === 'description',
  },
  actions: {
    changeQuantity: assign({
      quantity: ({ context }, { qty }: { qty: number }) => clampQuantity(qty, context.stock),
      isLimited: ({ context }, { qty }) => qty > context.stock,
    }),
    addToCart: sendTo(
      ({ system }) => member(system, 'cart'),
      ({ context }): CartMessage => ({
        type: 'line.added',
        productId: context.productId,
        qty: context.quantity,
      }),
    ),
    noteWidth: assign({ isWide: (_, { isWide }: { isWide: boolean }) => isWide }),
    showPicture: assign({ pictureIndex: (_, { index }: { index: number }) => index }),
    enterPreview: emit(wantingPreview(true)),
    leavePreview: emit(wantingPreview(false)),
    keepTab: emit((_, { tab }: { tab: ProductTab }): TabWanted => ({
      type: 'tab.wanted',
      isReading: tab === 'reviews',
    })),
    showWhole: sendTo('viewer', { type: 'picture.changed' }),
    stepPicture: assign({
      pictureIndex: ({ context }, { by }: { by: number }) =>
        (context.pictureIndex + by + context.pictures) % context.pictures,
    }),
  },
}).createMachine({
  id: 'product',
  description: 'The page of one product.',
  context: ({ input }) => ({ ...input, quantity: 1, isLimited: false, pictureIndex: 0, isWide: undefined }),
  type: 'parallel',
  invoke: [
    {
      id: 'review',
      src: 'review',
      input: ({ context: { productId, listedId = productId, reviews } }) => ({ productId: listedId, reviews }),
    },
    { id: 'viewer', src: 'viewer', input: ({ context }) => ({ frames: context.frames }) },
  ],
  states: {
    buying: {
      description: 'Whether and how many can be bought.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The stock decides.',
          always: [
            { guard: 'isSoldOut', target: 'soldOut', description: 'Nothing is left.' },
            { target: 'inStock', description: 'There is stock.' },
          ],
        },
        soldOut: { description: '"Sold Out" stands in place of quantity and Add to Cart.', tags: 'soldOut' },
        inStock: {
          description: 'The product can be bought: as many as the field says, between 1 and the stock.',
          invoke: {
            id: 'quantity',
            src: 'quantity',
            input: ({ context }) => ({ owner: `product:${context.productId}`, countsAtOnce: false }),
          },
          on: {
            'line.changed': {
              actions: { type: 'changeQuantity', params: ({ event }) => event },
              description: 'The shopper asks for another quantity, kept within 1 and the stock.',
            },
            'line.stepped': {
              actions: {
                type: 'changeQuantity',
                params: ({ context, event }) => ({ qty: context.quantity + event.by }),
              },
              description: 'One more, never above the stock, or one less, never below 1.',
            },
            'line.taken': { actions: 'addToCart', description: 'The shopper adds that many to the cart.' },
          },
        },
      },
    },
    preview: {
      description: 'The pictures, in the page or enlarged over it.',
      initial: 'closed',
      on: {
        'picture.chosen': {
          guard: { type: 'isPicture', params: ({ event }) => event },
          actions: [{ type: 'showPicture', params: ({ event }) => event }, 'showWhole'],
          description: 'The shopper chooses a thumbnail.',
        },
        'viewport.changed': {
          actions: [{ type: 'noteWidth', params: ({ event }) => event }, 'showWhole'],
          description: 'The window becomes wide enough for a preview, or too narrow.',
        },
      },
      states: {
        closed: {
          description: 'The pictures stand in the page.',
          on: {
            'preview.opened': [
              {
                guard: 'hasRoom',
                target: 'open',
                description: 'The shopper enlarges the picture, or Back or Forward leads there (large screens).',
              },
              { actions: 'leavePreview', description: 'The window is too small: the page is shown instead.' },
            ],
          },
        },
        open: {
          description: 'The picture fills the window; the page behind it does not scroll.',
          tags: 'overlay',
          entry: 'enterPreview',
          invoke: { id: 'pageLock', src: 'pageLock', input: { holder: 'preview' } },
          on: {
            'preview.closed': {
              target: 'closed',
              actions: ['leavePreview', 'showWhole'],
              description: 'The shopper closes the preview, or goes Back.',
            },
            'preview.stepped': {
              actions: [{ type: 'stepPicture', params: ({ event }) => event }, 'showWhole'],
              description: 'The shopper steps to the next or previous picture.',
            },
            'viewport.changed': {
              guard: { type: 'isNarrow', params: ({ event }) => event },
              target: 'closed',
              actions: ['leavePreview', 'showWhole', { type: 'noteWidth', params: ({ event }) => event }],
              description: 'The window becomes too small for a preview.',
            },
          },
        },
      },
    },
    tab: {
      description: 'Which of the two tabs is shown.',
      initial: 'description',
      states: {
        description: {
          description: 'The description tab is shown.',
          on: {
            'tab.chosen': {
              guard: { type: 'choosesReviews', params: ({ event }) => event },
              target: 'reviews',
              actions: { type: 'keepTab', params: ({ event }) => event },
              description: 'The shopper turns to the reviews, or a reload, Back or Forward finds them open.',
            },
          },
        },
        reviews: {
          description: 'The reviews tab is shown.',
          on: {
            'tab.chosen': {
              guard: { type: 'choosesDescription', params: ({ event }) => event },
              target: 'description',
              actions: { type: 'keepTab', params: ({ event }) => event },
              description: 'The shopper turns back to the description.',
            },
          },
        },
      },
    },
  },
});
