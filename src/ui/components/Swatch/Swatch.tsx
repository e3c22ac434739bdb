import type { Swatch as SwatchColour } from '#domain/product-facts';

import { dot } from './Swatch.css';

/** A dot of a colour. It says nothing by itself: the colour's name, or how many there are, stands beside it. */
export function Swatch({ colour }: { colour: SwatchColour }) {
  return <span className={dot} data-swatch={colour} />;
}
