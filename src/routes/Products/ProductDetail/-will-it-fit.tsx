import { useContent } from '#routes/-shared/shop';
import { useUnit } from '#routes/-shared/unit';
import { Fits } from '#ui/views/ProductDetailView/Fits';

import { fitsWords } from './-fits';

export interface WillItFitProps {
  productId: number;
}

/** The lower part of a product's page that says how large it is; loaded when it comes near the screen. */
export function WillItFit({ productId }: WillItFitProps) {
  const { product } = useContent(`product/${productId}`);
  const words = fitsWords(product, useUnit());
  return words ? <Fits words={words} /> : null;
}
