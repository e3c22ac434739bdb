import type { CardBrand } from '#domain/card';

/** The houses whose marks are in `public/marks.svg`, as simple-icons names them; `npm run pictures -- --icons` writes it. */
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

/** The mark on a card; a card of an unknown house has none. */
export const markOfCard: Readonly<Record<CardBrand, Brand | undefined>> = {
  Visa: 'visa',
  Mastercard: 'mastercard',
  'American Express': 'americanexpress',
  Discover: 'discover',
  Card: undefined,
};
