import { cartSlice, line } from '#machines/cart/cart.slice';
import type { SavedForLaterMessage } from '#machines/messages';
import { readList } from '#machines/shop/reading';
import type { Slice } from '#machines/shop/slice';

type Lines = ReturnType<typeof cartSlice.keep>;

/** Stored as the cart's lines are; what is sold out stays. */
export const savedForLaterSlice: Slice<Lines, Parameters<typeof cartSlice.keep>[0], SavedForLaterMessage> = {
  ...cartSlice,
  restored: (lines) => ({ type: 'saved.restored', lines }),
  firstVisit: () => [],
  read: (written, products) => readList(written, line, ({ productId }) => products.some(({ id }) => id === productId)),
};
