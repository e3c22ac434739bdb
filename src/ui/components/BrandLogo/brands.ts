import type { CardBrand } from '#domain/saved-card';

/** Logos in `marks.svg`, by their simple-icons names; written by `npm run pictures -- --icons`. */
export const brands = [
  'americanexpress',
  'applepay',
  'discover',
  'facebook',
  'googlepay',
  'instagram',
  'mastercard',
  'paypal',
  'pinterest',
  'visa',
  'youtube',
] as const;

export type Brand = (typeof brands)[number];

/** Logo of a card's brand; an unknown brand has none. */
export const logoOfCard: Readonly<Record<CardBrand, Brand | undefined>> = {
  Visa: 'visa',
  Mastercard: 'mastercard',
  'American Express': 'americanexpress',
  Discover: 'discover',
  Card: undefined,
};
