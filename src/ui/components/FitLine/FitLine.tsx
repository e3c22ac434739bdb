import { createContext, use } from 'react';

import * as styles from './FitLine.css';

/** How a product fits the shopper's room, in a few words; undefined if nothing is said of it. */
export type FitWords = (productId: number) => string | undefined;

/** For every FitLine inside. By default no room is known, as in prerendered pages. */
export const FitContext = createContext<FitWords>(() => undefined);

export interface FitLineProps {
  productId: number;
}

/** A quiet line on a card. */
export function FitLine({ productId }: FitLineProps) {
  const text = use(FitContext)(productId);
  return text === undefined ? null : <span className={styles.line}>{text}</span>;
}
