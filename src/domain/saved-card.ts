export type CardBrand = 'Visa' | 'Mastercard' | 'American Express' | 'Discover' | 'Card';

/** A saved card: no number, no security code. */
export interface SavedCard {
  readonly id: string;
  readonly name: string;
  readonly brand: CardBrand;
  readonly last4: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly isDefault: boolean;
}

/** Such as "Visa ending in 1881". */
export function cardLabel({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
  return `${brand} ending in ${last4}`;
}

/** True for the same card, though its expiry may be another: issuers renew cards under the same number. */
export function isSameCard(
  one: Omit<SavedCard, 'id' | 'isDefault'>,
  other: Omit<SavedCard, 'id' | 'isDefault'>,
): boolean {
  return one.brand === other.brand && one.last4 === other.last4 && one.name.toLowerCase() === other.name.toLowerCase();
}
